import { useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'

type Acts = { onChange: () => void; onTakeAway: () => void; isBusy: boolean }

/** The acts of a member upon a row of a list that they keep themselves. */
export function ChangeOrTakeAway({ onChange, onTakeAway, isBusy }: Acts) {
  const { t } = useLingui()
  return (
    <>
      <Button size="xs" variant="default" onClick={onChange}>
        {t`Change`}
      </Button>
      <Button size="xs" variant="default" loading={isBusy} onClick={onTakeAway}>
        {t`Take away`}
      </Button>
    </>
  )
}
