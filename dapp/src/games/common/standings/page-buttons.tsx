import { Button } from '../../../shell/ui/button.js'

type PageButtonsProps = { page: number; hasOlder: boolean; onPage: (page: number) => void }

/** Pagination of a list, newest first. */
export function PageButtons({ page, hasOlder, onPage }: PageButtonsProps) {
  return (
    <p className="mt-4 flex gap-2">
      {page > 0 && (
        <Button size="small" onClick={() => onPage(page - 1)}>
          Newer
        </Button>
      )}
      {hasOlder && (
        <Button size="small" onClick={() => onPage(page + 1)}>
          Older
        </Button>
      )}
    </p>
  )
}
