import type { ComponentProps } from 'react'

const looks = {
  primary: 'bg-brand text-on-brand border-brand hover:bg-brand-strong hover:border-brand-strong',
  quiet: 'bg-transparent text-ink border-line-strong hover:border-ink',
  plain: 'bg-transparent text-soft border-transparent hover:text-ink',
  danger: 'bg-transparent text-bad border-bad hover:bg-bad hover:text-paper',
} as const

type ButtonProps = ComponentProps<'button'> & { look?: keyof typeof looks; size?: 'small' | 'normal' }

export function Button({ look = 'quiet', size = 'normal', className = '', ...props }: ButtonProps) {
  const padding = size === 'small' ? 'min-h-8 px-2.5 text-sm' : 'min-h-10 px-4 text-[0.9375rem]'
  return (
    <button
      type="button"
      className={`inline-flex items-center justify-center gap-2 rounded-md border font-semibold transition-colors disabled:border-line disabled:bg-transparent disabled:text-soft ${padding} ${looks[look]} ${className}`}
      {...props}
    />
  )
}
