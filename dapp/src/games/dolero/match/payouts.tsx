type PayoutsProps = {
  className: string
  /** Whether the payout has been made. */
  isPaid: boolean
  rows: readonly { name: string; raw: bigint; text: string }[]
  /** Undefined if there is none. */
  rake: string | undefined
}

/** What each player is paid, and the rake. */
export const Payouts = ({ className, isPaid, rows, rake }: PayoutsProps) => (
  <dl className={className} data-testid="payouts" data-paid={isPaid || undefined}>
    {rows.map(({ name, raw, text }) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd data-raw={raw.toString()}>{text}</dd>
      </div>
    ))}
    {rake !== undefined && (
      <div>
        <dt>Rake</dt>
        <dd>{rake}</dd>
      </div>
    )}
  </dl>
)
