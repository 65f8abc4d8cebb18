/**
 * The part of WebAssembly that is used here; its types come with the DOM library, which Node programs do not include.
 */
declare namespace WebAssembly {
  type Memory = { readonly buffer: ArrayBuffer }
  type Instance = { readonly exports: Readonly<Record<string, unknown>> }
  function instantiate(bytes: Uint8Array, imports: object): Promise<{ readonly instance: Instance }>
}
