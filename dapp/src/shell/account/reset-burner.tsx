import { ConfirmPanel } from './confirm-panel.js'

export const ResetBurner = ({ onReset, onClose }: { onReset: () => void; onClose: () => void }) => (
  <ConfirmPanel
    question="The secret is erased from this browser, and with it access to everything the account holds. Copy it first if you need it."
    confirm="Erase it"
    onConfirm={onReset}
    onClose={onClose}
  />
)
