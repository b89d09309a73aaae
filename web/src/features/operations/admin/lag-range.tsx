import { useLingui } from '@lingui/react/macro'
import { NativeSelect } from '@mantine/core'

const RANGES = [15, 60, 1_440, 10_080] as const
/** A range of the chart of lag, in minutes. */
export type LagMinutes = (typeof RANGES)[number]

/** The longest lag of each range, in words. */
export const useLagWords = () => {
  const { t } = useLingui()
  return (longest: string): Readonly<Record<LagMinutes, string>> => ({
    15: t`At most ${longest} behind in the last quarter of an hour`,
    60: t`At most ${longest} behind in the last hour`,
    1440: t`At most ${longest} behind in the last day`,
    10080: t`At most ${longest} behind in the last week`,
  })
}

type LagRangeProps = { minutes: LagMinutes; onChange: (minutes: LagMinutes) => void }

/** Chooses the range of time of the charts of lag, and of the events a second beside them. */
export function LagRange({ minutes, onChange }: LagRangeProps) {
  const { t } = useLingui()
  const words: Readonly<Record<LagMinutes, string>> = {
    15: t`Last quarter of an hour`,
    60: t`Last hour`,
    1440: t`Last day`,
    10080: t`Last week`,
  }
  return (
    <NativeSelect
      size="sm"
      aria-label={t`Range of the charts`}
      value={String(minutes)}
      data={RANGES.map(each => ({ value: String(each), label: words[each] }))}
      onChange={event => {
        const chosen = RANGES.find(each => String(each) === event.currentTarget.value)
        if (chosen) onChange(chosen)
      }}
    />
  )
}
