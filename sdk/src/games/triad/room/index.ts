export { parseRoom, roomToJson, seatSchema, seatToJson, termsSchema, termsToJson } from './codec.js'
export {
  type Room,
  type RoomChance,
  type RoomPhase,
  type RoomTerms,
  roomPhases,
  type Seat,
  type SeatedRoom,
} from './room.js'
export {
  addSignature,
  chooseFirst,
  firstChooser,
  isSeated,
  joinRoom,
  maxLifetime,
  openRoom,
  playTurn,
  type RoomRefusal,
  roomCards,
  roomMatch,
  roomPhase,
  roomState,
} from './rules.js'
export {
  parseRoomView,
  type RoomFacts,
  type RoomView,
  roomViewState,
  roomViewToJson,
  type SeatView,
  viewRoom,
} from './view.js'
