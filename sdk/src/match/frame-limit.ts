/** Frames to a match server larger than this are refused, in bytes. */
export const socketFrameLimit = 32 * 1024
