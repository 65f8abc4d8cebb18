import binaryen from 'binaryen'

const entryPoints = ['call', 'deploy']

/** Leaves of a compiled contract what pallet-contracts accepts: two exports and the wasm MVP. */
export function shrinkContract(compiled: Uint8Array): Uint8Array {
  const module = binaryen.readBinary(compiled)
  const names = Array.from(
    { length: module.getNumExports() },
    (_, index) => binaryen.getExportInfo(module.getExportByIndex(index)).name,
  )
  for (const name of entryPoints)
    if (!names.includes(name)) throw new Error(`no export ${name}: not a contract?`)
  for (const name of names) if (!entryPoints.includes(name)) module.removeExport(name)

  binaryen.setOptimizeLevel(2)
  binaryen.setShrinkLevel(2)
  binaryen.setDebugInfo(false)
  binaryen.setZeroFilledMemory(true) // imported memory is fresh: ink!'s 16 KiB buffer of zeros need not be stored
  module.runPasses(['llvm-memory-copy-fill-lowering', 'signext-lowering'])
  module.setFeatures(binaryen.Features.MVP)
  module.runPasses(['strip-debug', 'strip-producers', 'strip-target-features'])
  module.optimize()
  module.runPasses(['remove-unused-module-elements'])
  if (!module.validate()) throw new Error('binaryen produced a module that is not valid')
  return module.emitBinary()
}
