import { useLingui } from '@lingui/react/macro'
import { Checkbox } from '@mantine/core'
import type { wire } from '@strongroom/shared'
import { useQuery } from '@tanstack/react-query'
import { may } from '../../../client/may.ts'
import { useAge } from '../../../i18n/time.ts'
import { bytesText } from '../../../parts/bytes-text.ts'
import type { Column } from '../../../parts/column.ts'
import { useIsNarrow } from '../../../parts/use-media.ts'
import { LagChart } from './lag-chart.tsx'
import type { LagMinutes } from './lag-range.tsx'
import { lagQuery } from './queries.ts'
import { ReadModelState } from './read-model-state.tsx'
import { RollBack } from './roll-back.tsx'
import { useCount } from './use-group-words.ts'

type Model = wire.ReadModelStanding
type Name = Model['projection']

/** The columns on a narrow screen; the others are for a closer comparison. */
const ON_A_PHONE = ['name', 'state', 'lag', 'back']

type Choice = {
  readonly chosen: readonly Name[]
  readonly choose: (names: readonly Name[]) => void
  /** The range of the charts. */
  readonly minutes: LagMinutes
}

/** The columns that operators read of a read model, and the choice of those to be made anew. */
export function useReadModelColumns({ chosen, choose, minutes }: Choice): Column<Model>[] {
  const { t, i18n } = useLingui()
  const count = useCount()
  const age = useAge()
  const mayAct = may('operations.rebuild')
  const isNarrow = useIsNarrow()
  const { data: lags } = useQuery(lagQuery(minutes))
  const toggle = (name: Name) =>
    choose(chosen.includes(name) ? chosen.filter(each => each !== name) : [...chosen, name])
  const name = ({ projection }: Model) =>
    mayAct ? (
      <Checkbox
        label={<span className="mono">{projection}</span>}
        checked={chosen.includes(projection)}
        onChange={() => toggle(projection)}
      />
    ) : (
      <span className="mono">{projection}</span>
    )
  const lag = ({ projection, behind_events, behind_ms, caught_up }: Model) => {
    const [events, time] = [count(behind_events), age(0, behind_ms)]
    return (
      <span className="lag">
        <LagChart samples={lags?.get(projection)?.samples ?? []} minutes={minutes} />
        {caught_up ? (
          <span className="quiet">–</span>
        ) : (
          <span className="figures">{t`${events} events, ${time}`}</span>
        )}
      </span>
    )
  }
  const rate = ({ projection }: Model) => {
    const perSecond = lags?.get(projection)?.per_second
    return perSecond == null ? '–' : i18n.number(perSecond, { maximumFractionDigits: 1 })
  }
  const figures = (text: (model: Model) => string) => (model: Model) => (
    <span className="figures">{text(model)}</span>
  )
  const columns: Column<Model>[] = [
    { key: 'name', head: t`Read model`, cell: name },
    { key: 'state', head: t`State`, cell: model => <ReadModelState model={model} /> },
    { key: 'events', head: t`Events`, align: 'end', cell: figures(model => count(model.events)) },
    { key: 'lag', head: t`Lag`, align: 'end', cell: lag },
    { key: 'rate', head: t`Events a second`, align: 'end', cell: figures(rate) },
    { key: 'size', head: t`Size`, align: 'end', cell: figures(model => bytesText(model.bytes)) },
    { key: 'version', head: t`Version`, align: 'end', cell: figures(model => String(model.version)) },
    {
      key: 'back',
      head: t`Way back`,
      align: 'end',
      cell: ({ projection, can_roll_back }) =>
        mayAct && can_roll_back ? <RollBack projection={projection} /> : <span className="quiet">–</span>,
    },
  ]
  return isNarrow ? columns.filter(({ key }) => ON_A_PHONE.includes(key)) : columns
}
