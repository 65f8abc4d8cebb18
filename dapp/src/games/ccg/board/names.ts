export { type Names, namesFor, verb, within } from '../../common/seat-names.js'
