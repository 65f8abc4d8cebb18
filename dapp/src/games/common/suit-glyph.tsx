type Suit = 'spades' | 'hearts' | 'diamonds' | 'clubs'

const paths: Record<Suit, string> = {
  spades:
    'M12 2C9 7 3 9.500 3 14.500A4.500 4.500 0 0 0 10.800 17.600C10.600 19.600 9.800 21 8.500 22H15.500C14.200 21 13.400 19.600 13.200 17.600A4.500 4.500 0 0 0 21 14.500C21 9.500 15 7 12 2Z',
  hearts:
    'M12 21.500C5 15.500 2 12 2 8A5.200 5.200 0 0 1 12 5.800A5.200 5.200 0 0 1 22 8C22 12 19 15.500 12 21.500Z',
  diamonds: 'M12 1.500L20 12L12 22.500L4 12Z',
  clubs:
    'M12 2A4.600 4.600 0 0 0 8.300 9.400A4.600 4.600 0 1 0 10.900 16.600C10.700 19 9.900 20.800 8.500 22H15.500C14.100 20.800 13.300 19 13.100 16.600A4.600 4.600 0 1 0 15.700 9.400A4.600 4.600 0 0 0 12 2Z',
}

export function SuitGlyph({ suit, className }: { suit: Suit; className?: string }) {
  return (
    <svg viewBox="0 0 24 24" className={className} fill="currentColor" aria-hidden="true">
      <path d={paths[suit]} />
    </svg>
  )
}
