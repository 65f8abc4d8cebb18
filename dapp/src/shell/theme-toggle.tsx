import { useTheme } from '../hooks/use-theme.js'

export function ThemeToggle() {
  const { theme, toggle } = useTheme()
  const other = theme === 'dark' ? 'light' : 'dark'
  return (
    <button
      type="button"
      onClick={toggle}
      aria-label={`Use the ${other} theme`}
      className="grid size-10 place-items-center rounded-md text-baize-soft transition-colors hover:text-baize-ink"
    >
      <svg
        viewBox="0 0 24 24"
        className="size-5"
        aria-hidden="true"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
      >
        {theme === 'dark' ? (
          <path
            d="M12 3v2m0 14v2M3 12h2m14 0h2M5.6 5.6l1.5 1.5m9.8 9.8 1.5 1.5m0-12.8-1.5 1.5m-9.8 9.8-1.5 1.5M16 12a4 4 0 1 1-8 0 4 4 0 0 1 8 0Z"
            strokeLinecap="round"
          />
        ) : (
          <path d="M20 14.4A8.2 8.2 0 0 1 9.6 4a8.2 8.2 0 1 0 10.4 10.4Z" strokeLinejoin="round" />
        )}
      </svg>
    </button>
  )
}
