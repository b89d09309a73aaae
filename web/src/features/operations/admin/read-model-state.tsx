import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'
import { Status } from '../../../parts/status.tsx'

/** How a read model stands, the most urgent thing first. */
export function ReadModelState({ model }: { model: wire.ReadModelStanding }) {
  const { t } = useLingui()
  const parked = model.parked_streams
  if (model.lost) return <Status state="wrong">{t`Not in this log`}</Status>
  if (parked > 0) return <Status state="wrong">{t`Streams parked: ${parked}`}</Status>
  if (model.newer) return <Status state="waiting">{t`Made by a newer version`}</Status>
  if (model.waits) return <Status state="waiting">{t`Rebuilt, waits for a decision`}</Status>
  if (model.rebuilding) return <Status state="waiting">{t`Being rebuilt`}</Status>
  if (model.stale) return <Status state="waiting">{t`A rebuild is due`}</Status>
  if (!model.caught_up) return <Status state="waiting">{t`Behind`}</Status>
  return <Status state="settled">{t`Caught up`}</Status>
}
