/** The maximum size of a frame to a match server, in bytes. */
export const socketFrameLimit = 32 * 1024
