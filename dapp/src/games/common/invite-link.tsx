import { useHref } from 'react-router'
import { Button } from '../../shell/ui/button.js'
import { CopyButton } from '../../shell/ui/copy-button.js'

/** A page's URL, to copy and share. */
export function InviteLink({ path }: { path: string }) {
  const link = new URL(useHref(path), window.location.href).href
  const canShare = typeof navigator.share === 'function'
  return (
    <div className="play-invite">
      <input
        className="field"
        readOnly
        value={link}
        aria-label="Invitation link"
        onFocus={(event) => event.target.select()}
      />
      <CopyButton text={link} label="Copy the link" />
      {canShare && (
        <Button size="small" onClick={() => void navigator.share({ url: link }).catch(() => {})}>
          Share
        </Button>
      )}
    </div>
  )
}
