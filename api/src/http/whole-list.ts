import { hasWords } from '@strongroom/shared'
import { page, type Reply } from '../command/replies.ts'

type Row = Readonly<Record<string, unknown>>
type Window = {
  readonly page: number
  readonly limit: number
  readonly sort: string
  readonly order?: 'asc' | 'desc' | undefined
  readonly search?: string | undefined
  readonly from?: string | undefined
  readonly to?: string | undefined
  readonly timeZone?: string | undefined
}

type How = {
  /** The field that `from` and `to` are about. */
  readonly time?: string
  /** The fields that `search` looks into: all of them, unless these are named. */
  readonly search?: readonly string[]
}

/** One page of a list that is short enough to be read whole: searched, cut to its days, sorted. Equal rows stand by id. */
export const pageOfWhole = <R extends Row>(
  all: readonly R[],
  window: Window,
  { time = 'created_date', search }: How = {},
): Reply => {
  const { page: at, limit, sort } = window
  const order = window.order ?? (sort.endsWith('_date') ? 'desc' : 'asc')
  const found = all.filter(
    row =>
      isOn(row[time], window) &&
      hasWords(
        (search ?? Object.keys(row)).map(name => row[name]),
        window.search,
      ),
  )
  const upwards = found.sort((a, b) => compare(a[sort], b[sort]) || compare(a.id, b.id))
  const sorted = order === 'asc' ? upwards : upwards.toReversed()
  return page({ rows: sorted.slice((at - 1) * limit, at * limit), total: found.length })
}

/** Whether a time is on one of the days, both included, of the caller's zone. */
const isOn = (time: unknown, { from, to, timeZone = 'UTC' }: Window): boolean => {
  if (from === undefined && to === undefined) return true
  if (typeof time !== 'string') return false
  const day = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(new Date(time))
  return (from === undefined || day >= from) && (to === undefined || day <= to)
}

/** Numbers as numbers, also where they are written as text; nothing before anything. */
const compare = (a: unknown, b: unknown): number => {
  const [x, y] = [String(a ?? ''), String(b ?? '')]
  const [m, n] = [Number(x), Number(y)]
  const areNumbers = x !== '' && y !== '' && !Number.isNaN(m) && !Number.isNaN(n)
  return areNumbers ? m - n : x.localeCompare(y, 'en')
}
