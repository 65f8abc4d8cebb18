export { type BotTableParameters, createBotTable } from './bot-table.js'
export { openTable } from './open-table.js'
export {
  attachFrameSchema,
  chooseFirstSchema,
  createRoomSchema,
  playTurnSchema,
  signSchema,
  takeSeatSchema,
} from './protocol.js'
export { type CreateRoomParameters, createRoom, listOpenRooms, readRoom, takeSeat } from './rooms.js'
export type { TableConnection, TriadTable } from './table.js'
