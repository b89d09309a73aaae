import { useLingui } from '@lingui/react/macro'
import { wire } from '@strongroom/shared'
import { instantText } from '../../../../i18n/time.ts'
import type { Fact } from '../../../../parts/facts.tsx'
import { moneyRow } from '../../../../parts/money-flow/money-rows.tsx'
import { useDeviceName } from '../security/device-name.ts'

/** The rows of the review of what was begun on another device. */
export function useReviewFacts(): (asked: wire.Confirmation) => readonly (Fact | false)[] {
  const { t } = useLingui()
  const deviceOf = useDeviceName()
  const scenes = {
    quickpay: t`Quick pay`,
    sendonchain: t`Send on chain`,
    withdraw: t`Withdraw to a bank`,
    sendpayment: t`Send a payment`,
    cardnumber: t`Show the card number`,
  }
  const payeeLabel = (scene: wire.Confirmation['scene']) =>
    scene === 'sendpayment' ? t`Account number or IBAN` : t`Payee`
  return asked => {
    const { scene, uid, payee, currency, amount, source, name, bank, swift, scans } = asked
    const isReserved = scene === 'quickpay' && uid === null && payee === wire.payQrPayee
    return [
      { label: t`What`, value: isReserved ? t`Reserve for a pay code` : scenes[scene] },
      name !== null && { label: t`Payee`, value: <b className="break-anywhere">{name}</b> },
      payee !== null &&
        !isReserved && { label: payeeLabel(scene), value: <b className="break-anywhere">{payee}</b> },
      bank !== null && { label: t`Bank`, value: bank },
      !!swift && { label: t`SWIFT`, value: <span className="mono">{swift}</span> },
      source !== null && { label: t`Out of`, value: source === 'card' ? t`My card` : t`My wallet` },
      uid !== null && { label: t`User ID`, value: <span className="mono">{uid}</span> },
      ...(scans && currency !== null
        ? [
            moneyRow({ label: t`Each scan pays`, amount: scans.amount, currency }),
            { label: t`Scans`, value: <span className="figures">{scans.times}</span> },
            { label: t`Valid for, in days`, value: <span className="figures">{scans.validDays}</span> },
          ]
        : []),
      amount !== null && currency !== null && moneyRow({ label: t`Amount`, amount, currency }, 'strong'),
      { label: t`On the device`, value: deviceOf(asked) },
      { label: t`Waits until`, value: <span className="figures">{instantText(asked.expires_date)}</span> },
    ]
  }
}
