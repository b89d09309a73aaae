import { useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { Dialog } from '../../../../parts/dialog.tsx'

type Erc20WarningProps = {
  isOpen: boolean
  /** The smallest transfer, with its currency; empty where there is none. */
  least: string
  onContinue: () => void
  onSwitch: () => void
  onCancel: () => void
}

/** Says what ERC20 costs before its address is shown, and offers TRC20. */
export function Erc20Warning({ isOpen, least, onContinue, onSwitch, onCancel }: Erc20WarningProps) {
  const { t } = useLingui()
  const title = t`Send over ERC20?`
  return (
    <Dialog isOpen={isOpen} onClose={onCancel} label={title} className="confirm">
      <div className="stack">
        <h2>{title}</h2>
        <p>
          {t`Ethereum's own fee, which you pay where you send from, is often several dollars a transfer. TRC20 costs a fraction of it.`}
        </p>
        {least && <p>{t`Smallest transfer over ERC20: ${least}.`}</p>}
        <div className="row wrap justify-end">
          <Button variant="default" onClick={onContinue}>
            {t`Continue with ERC20`}
          </Button>
          <Button onClick={onSwitch}>{t`Switch to TRC20`}</Button>
        </div>
      </div>
    </Dialog>
  )
}
