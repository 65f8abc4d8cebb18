import type { ComponentProps } from 'react'

type ActionButtonProps = Omit<ComponentProps<'button'>, 'type' | 'className'> & {
  /** Emphasised, as the default action. */
  isPrimary?: boolean | undefined
}

/** A button on the felt of a table or a lobby. */
export const ActionButton = ({ isPrimary, ...props }: ActionButtonProps) => (
  <button
    type="button"
    className={isPrimary ? 'play-action play-action-primary' : 'play-action'}
    {...props}
  />
)
