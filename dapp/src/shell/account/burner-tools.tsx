import { useCallback, useState } from 'react'
import { type ChainId, chainNames } from '../../chains/chains.js'
import { useBurner } from '../../hooks/use-burner.js'
import { ImportSecret } from './import-secret.js'
import { ResetBurner } from './reset-burner.js'
import { RevealSecret } from './reveal-secret.js'

type Tool = 'reveal' | 'import' | 'reset'

const labels: Record<Tool, string> = { reveal: 'Show secret', import: 'Import', reset: 'Reset' }

/** Rare and dangerous actions, each behind a confirmation. */
export function BurnerTools({ chain }: { chain: ChainId }) {
  const [tool, setTool] = useState<Tool>()
  const { burner, restore, reset } = useBurner(chain)
  const close = useCallback(() => setTool(undefined), [])
  const tools: Tool[] = burner ? ['reveal', 'import', 'reset'] : ['import']
  return (
    <div className="mt-3">
      <div className="flex gap-4 text-sm">
        {tools.map((name) => (
          <button
            key={name}
            type="button"
            className="link"
            aria-expanded={tool === name}
            onClick={() => setTool(tool === name ? undefined : name)}
          >
            {labels[name]}
            <span className="sr-only"> ({chainNames[chain]})</span>
          </button>
        ))}
      </div>
      {tool === 'reveal' && burner && <RevealSecret chain={chain} secret={burner.secret} onClose={close} />}
      {tool === 'import' && (
        <ImportSecret
          chain={chain}
          replaces={burner !== undefined}
          pending={restore.isPending}
          onImport={(secret) => restore.mutate(secret, { onSuccess: close })}
          onClose={close}
        />
      )}
      {tool === 'reset' && burner && (
        <ResetBurner
          onReset={() => {
            reset()
            close()
          }}
          onClose={close}
        />
      )}
    </div>
  )
}
