import { useId, useState } from 'react'
import { type ChainId, chainNames } from '../../chains/chains.js'
import { Button } from '../ui/button.js'

type ImportSecretProps = {
  chain: ChainId
  replaces: boolean
  pending: boolean
  onImport: (secret: string) => void
  onClose: () => void
}

export function ImportSecret({ chain, replaces, pending, onImport, onClose }: ImportSecretProps) {
  const field = useId()
  const [secret, setSecret] = useState('')
  return (
    <form
      className="tool-panel"
      onSubmit={(event) => {
        event.preventDefault()
        onImport(secret)
      }}
    >
      <label htmlFor={field}>{chainNames[chain]} secret, as it was shown</label>
      <input
        id={field}
        type="password"
        className="field"
        value={secret}
        autoComplete="off"
        spellCheck={false}
        required
        onChange={(event) => setSecret(event.target.value)}
      />
      {replaces && <p>The account you have now is replaced. Without its secret it is gone.</p>}
      <div className="flex gap-2">
        <Button
          type="submit"
          size="small"
          look={replaces ? 'danger' : 'primary'}
          disabled={pending || secret === ''}
        >
          {replaces ? 'Replace' : 'Import'}
        </Button>
        <Button size="small" look="plain" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
