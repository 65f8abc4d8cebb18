/** The back of every card. */
export function CardBack() {
  return (
    <svg viewBox="0 0 100 160" className="war-card" aria-hidden="true">
      <rect x="1" y="1" width="98" height="158" rx="8" className="war-back" />
      <rect x="7" y="7" width="86" height="146" rx="5" className="war-back-line" />
      <path d="M50 14 86 80 50 146 14 80Z M50 38 72 80 50 122 28 80Z" className="war-back-line" />
      <path d="M50 62 54 76 68 80 54 84 50 98 46 84 32 80 46 76Z" className="war-back-star" />
    </svg>
  )
}
