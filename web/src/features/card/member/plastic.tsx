import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'
import { Mark } from '../../../parts/page/mark.tsx'
import './prepaid-card.css'

type PlasticProps = {
  card: Pick<wire.CardInfo, 'card_number' | 'expiry' | 'holder'>
  /** All sixteen digits, while its holder has them shown. */
  number?: string
}

/** The card as a picture of itself, with its last four digits unless the whole number is given. */
export function Plastic({ card, number }: PlasticProps) {
  const { t } = useLingui()
  const { card_number, expiry, holder } = card
  return (
    <div className="plastic">
      <div className="row apart">
        <span className="row gap-8">
          <Mark size={22} /> Strongroom
        </span>
        <span className="plastic-quiet">{t`Prepaid card`}</span>
      </div>
      <div className="figures plastic-number">
        {number === undefined ? (
          <>
            <span aria-hidden>•••• •••• •••• </span>
            {card_number ?? '••••'}
          </>
        ) : (
          number.replaceAll(/(\d{4})(?=\d)/g, '$1 ')
        )}
      </div>
      <div className="row apart">
        <span className="plastic-holder">{holder?.holder_name ?? t`No name entered yet`}</span>
        <span className="figures plastic-quiet">{expiry ?? '••/••'}</span>
      </div>
    </div>
  )
}
