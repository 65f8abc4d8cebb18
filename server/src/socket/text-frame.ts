/** Set in the first byte: a whole text in one frame. */
const wholeText = 0x81
/** In place of a length: it follows in two or in eight bytes. */
const [inTwoBytes, inEightBytes] = [126, 127]
const nothing = new Uint8Array(0)

/**
 * A server's text frame (RFC 6455) in one piece, which takes one write and may be sent to many sockets. What is there as
 * UTF-8 already may stand behind the text.
 */
export function textFrame(text: string, more: Uint8Array = nothing, end: Uint8Array = nothing): Buffer {
  const textLength = Buffer.byteLength(text)
  const length = textLength + more.length + end.length
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
  frame.set(more, start + textLength)
  frame.set(end, start + textLength + more.length)
  return frame
}
