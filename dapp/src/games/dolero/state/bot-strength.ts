import { botStrengths } from '@fivefold/sdk/dolero'
import { createBotStore } from '../../common/bot-store.js'

export const useBotStore = createBotStore('fivefold.dolero.bot-strength', botStrengths, 'greedy')
