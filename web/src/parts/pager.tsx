import { useLingui } from '@lingui/react/macro'
import { Button, NativeSelect } from '@mantine/core'
import { IconChevronLeft, IconChevronRight, IconChevronsLeft, IconChevronsRight } from '@tabler/icons-react'
import { type FormEvent, useState } from 'react'
import { groupWhole } from '../i18n/amount.ts'
import { PAGE_SIZE, PAGE_SIZES } from './list-defaults.ts'
import { type Arrangement, isUncounted } from './list-search.ts'

type PagerProps = {
  page: number
  /** Rows on a page. */
  limit: number
  total: number
  onPage: (page: number) => void
  /** Left out where the reader may not choose how long a page is. */
  onArrange: ((arrangement: Arrangement) => void) | undefined
}

/** Number of the last page, from 1; an empty list has one. */
export const lastPageOf = (total: number, limit: number): number => Math.max(1, Math.ceil(total / limit))

/** The place in a list that is on screen, the pages before and after it, and how long they are. */
export function Pager({ page, limit, total, onPage, onArrange }: PagerProps) {
  const { t } = useLingui()
  const pages = lastPageOf(total, limit)
  if (page === 1 && total <= (onArrange ? PAGE_SIZE : limit)) return null
  const isMore = isUncounted(total)
  const end = isMore ? page * limit : Math.min(page * limit, total)
  const [first, last, all] = [(page - 1) * limit + 1, end, isMore ? total - 1 : total].map(grouped)
  const isLong = pages > 2
  return (
    <nav className="pager" aria-label={t`Pages`}>
      <span className="figures">
        {isMore ? t`${first} to ${last} of more than ${all}` : t`${first} to ${last} of ${all}`}
      </span>
      <span className="row wrap">
        {onArrange && <PageSize limit={limit} onArrange={onArrange} />}
        {isLong && <GoToPage key={page} page={page} pages={isMore ? undefined : pages} onPage={onPage} />}
        <span className="row pager-ways">
          {isLong && (
            <Button
              variant="default"
              size="sm"
              aria-label={t`First page`}
              disabled={page <= 1}
              onClick={() => onPage(1)}
            >
              <IconChevronsLeft size={16} aria-hidden />
            </Button>
          )}
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
            disabled={page >= pages && !isMore}
            onClick={() => onPage(page + 1)}
            rightSection={<IconChevronRight size={16} aria-hidden />}
          >
            {t`Next`}
          </Button>
          {isLong && !isMore && (
            <Button
              variant="default"
              size="sm"
              aria-label={t`Last page`}
              disabled={page >= pages}
              onClick={() => onPage(pages)}
            >
              <IconChevronsRight size={16} aria-hidden />
            </Button>
          )}
        </span>
      </span>
    </nav>
  )
}

const grouped = (count: number): string => groupWhole(String(count))

type GoToPageProps = {
  page: number
  /** Left out while the total is unknown. */
  pages: number | undefined
  onPage: (page: number) => void
}

/** Leads to a page by its number; one past the end says so, and leads back. */
function GoToPage({ page, pages, onPage }: GoToPageProps) {
  const { t } = useLingui()
  const [typed, setTyped] = useState(String(page))
  const all = pages && grouped(pages)
  const go = (event: FormEvent) => {
    event.preventDefault()
    const wanted = Number(typed)
    if (Number.isInteger(wanted) && wanted > 0) onPage(wanted)
  }
  return (
    <form className="pager-go" onSubmit={go} noValidate>
      <label>
        {t`Page`}
        <input
          inputMode="numeric"
          name="page"
          className="figures"
          value={typed}
          maxLength={6}
          onChange={event => setTyped(event.currentTarget.value.replaceAll(/\D/g, ''))}
        />
      </label>
      {all && <span className="figures">{t`of ${all}`}</span>}
      <Button type="submit" variant="default" size="sm">
        {t`Go`}
      </Button>
    </form>
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
