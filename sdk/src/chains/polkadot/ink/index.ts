export { encodeValue } from './encode.js'
export { type InkMetadata, parseInkMetadata } from './metadata.js'
export { camelCase, messageNames, pascalCase } from './names.js'
export { type Content, InkTypes, type Shape, type TypeId } from './shape.js'
