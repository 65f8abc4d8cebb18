import { useEffect, useState } from 'react'
import { type ChainId, chainNames } from '../../chains/chains.js'
import { Button } from '../ui/button.js'
import { CopyButton } from '../ui/copy-button.js'
import { ConfirmPanel } from './confirm-panel.js'

/** A revealed secret is hidden again after this long. */
const shownForMs = 60_000

type RevealSecretProps = { chain: ChainId; secret: string; onClose: () => void }

export function RevealSecret({ chain, secret, onClose }: RevealSecretProps) {
  const [confirmed, setConfirmed] = useState(false)
  useEffect(() => {
    if (!confirmed) return
    const timer = setTimeout(onClose, shownForMs)
    return () => clearTimeout(timer)
  }, [confirmed, onClose])

  if (!confirmed) {
    return (
      <ConfirmPanel
        question="Anyone who sees the secret can play and pay as you. Show it on this screen?"
        confirm="Show it"
        onConfirm={() => setConfirmed(true)}
        onClose={onClose}
      />
    )
  }
  return (
    <div className="tool-panel">
      <p className="flex items-start gap-1">
        <code className="min-w-0 grow font-mono text-[0.8125rem] break-all select-all">{secret}</code>
        <CopyButton text={secret} label={`Copy the ${chainNames[chain]} secret`} />
      </p>
      <Button size="small" onClick={onClose}>
        Hide
      </Button>
    </div>
  )
}
