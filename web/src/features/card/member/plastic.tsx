import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'
import { Mark } from '../../../app/shell/mark.tsx'
import './prepaid-card.css'

/** The card as a picture of itself: its last four digits and never more. */
export function Plastic({ card }: { card: Pick<wire.CardInfo, 'card_number' | 'expiry' | 'holder'> }) {
  const { t } = useLingui()
  const { card_number, expiry, holder } = card
  return (
    <div className="plastic">
      <div className="row apart">
        <span className="row" style={{ gap: 8 }}>
          <Mark size={22} /> Strongroom
        </span>
        <span className="plastic-quiet">{t`Prepaid card`}</span>
      </div>
      <div className="figures plastic-number">
        <span aria-hidden>•••• •••• •••• </span>
        {card_number ?? '••••'}
      </div>
      <div className="row apart">
        <span className="plastic-holder">{holder?.holder_name ?? t`No name entered yet`}</span>
        <span className="figures plastic-quiet">{expiry ?? '••/••'}</span>
      </div>
    </div>
  )
}
