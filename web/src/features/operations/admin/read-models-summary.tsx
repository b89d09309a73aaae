import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'
import { groupWhole } from '../../../i18n/amount.ts'
import { Status } from '../../../parts/status.tsx'

type Model = wire.ReadModelStanding

/** Whether an operator has to look at a read model: it lags, has parked streams, or is not as its code says. */
const needsALook = (model: Model): boolean =>
  !model.caught_up ||
  model.parked_streams > 0 ||
  model.stale ||
  model.newer ||
  model.lost ||
  model.rebuilding ||
  model.waits

/** Those that an operator has to look at first, each group in its given order. */
export const troubledFirst = (models: readonly Model[]): readonly Model[] => [
  ...models.filter(needsALook),
  ...models.filter(model => !needsALook(model)),
]

/** How all read models stand, in one line. */
export function ReadModelsSummary({ models }: { models: readonly Model[] }) {
  const { t } = useLingui()
  const all = models.length
  const troubled = models.filter(needsALook).length
  const event = groupWhole(String(Math.max(0, ...models.map(({ events }) => events))))
  return (
    <p className="mt-0 mb-16">
      {troubled === 0 ? (
        <Status state="settled">{t`All ${all} read models are caught up to event ${event}`}</Status>
      ) : (
        <Status state="waiting">
          {plural(troubled, {
            one: `# of ${all} read models needs a look and comes first`,
            other: `# of ${all} read models need a look and come first`,
          })}
        </Status>
      )}
    </p>
  )
}
