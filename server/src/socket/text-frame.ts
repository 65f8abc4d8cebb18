/** Set in the first byte: a whole text in one frame. */
const wholeText = 0x81
/** In place of a length: it follows in two or in eight bytes. */
const [inTwoBytes, inEightBytes] = [126, 127]

/** A server's text frame (RFC 6455) in one piece, which takes one write and may be sent to many sockets. */
export function textFrame(text: string): Buffer {
  const length = Buffer.byteLength(text)
  const start = length < inTwoBytes ? 2 : length < 0x1_00_00 ? 4 : 10
  const frame = Buffer.allocUnsafe(start + length)
  frame[0] = wholeText
  if (start === 2) frame[1] = length
  else if (start === 4) {
    frame[1] = inTwoBytes
    frame.writeUInt16BE(length, 2)
  } else {
    frame[1] = inEightBytes
    frame.writeBigUInt64BE(BigInt(length), 2)
  }
  frame.write(text, start, 'utf8')
  return frame
}
