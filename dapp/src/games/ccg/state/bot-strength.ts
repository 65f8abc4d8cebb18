import { botStrengths } from '@fivefold/sdk/ccg'
import { createBotStore } from '../../common/bot-store.js'

export const useBotStore = createBotStore('fivefold.ccg.bot-strength', botStrengths, 'greedy')
