import { useLingui } from '@lingui/react/macro'
import { Button, NativeSelect } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { type Arrangement, PAGE_SIZE, PAGE_SIZES } from './list-search.ts'

type PagerProps = {
  page: number
  /** Rows on a page. */
  limit: number
  total: number
  onPage: (page: number) => void
  /** Left out where the reader may not choose how long a page is. */
  onArrange: ((arrangement: Arrangement) => void) | undefined
}

export const lastPageOf = (total: number, limit: number): number => Math.max(1, Math.ceil(total / limit))

/** The place in a list that is on screen, the pages before and after it, and how long they are. */
export function Pager({ page, limit, total, onPage, onArrange }: PagerProps) {
  const { t } = useLingui()
  const pages = lastPageOf(total, limit)
  if (page === 1 && total <= (onArrange ? PAGE_SIZE : limit)) return null
  const [first, last] = [(page - 1) * limit + 1, Math.min(page * limit, total)]
  return (
    <nav className="pager" aria-label={t`Pages`}>
      <span className="figures">{t`${first} to ${last} of ${total}`}</span>
      <span className="row wrap">
        {onArrange && <PageSize limit={limit} onArrange={onArrange} />}
        <Button
          variant="default"
          size="sm"
          disabled={page <= 1}
          onClick={() => onPage(page - 1)}
          leftSection={<IconChevronLeft size={16} aria-hidden />}
        >
          {t`Previous`}
        </Button>
        <Button
          variant="default"
          size="sm"
          disabled={page >= pages}
          onClick={() => onPage(page + 1)}
          rightSection={<IconChevronRight size={16} aria-hidden />}
        >
          {t`Next`}
        </Button>
      </span>
    </nav>
  )
}

type PageSizeProps = { limit: number; onArrange: (arrangement: Arrangement) => void }

function PageSize({ limit, onArrange }: PageSizeProps) {
  const { t } = useLingui()
  return (
    <NativeSelect
      size="sm"
      aria-label={t`Rows on a page`}
      value={String(limit)}
      data={PAGE_SIZES.map(size => ({ value: String(size), label: t`${size} a page` }))}
      onChange={event => {
        const size = Number(event.currentTarget.value)
        onArrange({ limit: size === PAGE_SIZE ? undefined : size })
      }}
    />
  )
}
