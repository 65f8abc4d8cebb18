export { addPrints, type Print } from './add-prints.js'
export { faucet } from './faucet.js'
export { cardsOf, tokenUri } from './read-cards.js'
