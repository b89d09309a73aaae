import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Facts } from '../../../parts/facts.tsx'
import { Money } from '../../../parts/money.tsx'
import { Notice } from '../../../parts/notice.tsx'
import { Numbered } from '../../../parts/numbered.tsx'
import { Panel } from '../../../parts/panel.tsx'
import { WaitingInside } from '../../../parts/waiting.tsx'
import { settingsQuery } from '../../../platform/settings/member/queries.ts'
import { PublicPage } from './public-page.tsx'

/** The services for people in Hong Kong. */
export function HongKong() {
  const { t } = useLingui()
  return (
    <PublicPage
      title={t`In Hong Kong`}
      lead={t`Top up in Hong Kong dollars by FPS, withdraw to a bank in Hong Kong, and read everything in Traditional Chinese.`}
    >
      <div className="public-two">
        <Panel title={t`Topping up by FPS`}>
          <Fps />
        </Panel>
        <Panel title={t`Banks in Hong Kong`}>
          <Numbered
            steps={[
              [t`Link your account`, t`Choose the bank from the list, and enter the number of your account.`],
              [t`Have it approved`, t`An administrator checks it, usually within one working day.`],
              [
                t({ message: 'Withdraw', context: 'money' }),
                t`The screen says fee and amount before you agree.`,
              ],
            ]}
          />
        </Panel>
      </div>
    </PublicPage>
  )
}

/** The terms of FPS as administrators have set them. */
function Fps() {
  const { t } = useLingui()
  const query = useQuery(settingsQuery)
  if (!query.data) return <WaitingInside query={query} />
  const settingOf = (code: string) => query.data.find(({ field_code }) => field_code === code)?.field_value
  const [least, most, ratio] = [settingOf('fpsMinimum'), settingOf('fpsMaximum'), settingOf('fpsRatio')]
  const isTaken = settingOf('fpsStatus') === '1' && settingOf('fpsAccount')
  if (!isTaken) return <Notice tone="locked" title={t`FPS is not taken at present`} />
  return (
    <>
      <Facts
        rows={[
          ratio !== undefined && {
            label: t`One Hong Kong dollar is worth`,
            value: <Money amount={ratio} currency={settingOf('fpsCurrency') ?? 'USD'} exact />,
          },
          least !== undefined && {
            label: t`Smallest top-up`,
            value: <Money amount={least} currency="HKD" />,
          },
          most !== undefined && { label: t`Largest top-up`, value: <Money amount={most} currency="HKD" /> },
        ]}
      />
      <p className="quiet">
        {t`The ratio is promised when you submit the receipt.`}{' '}
        <Link to="/depositfrombank">{t`Deposit from a bank`}</Link>
      </p>
    </>
  )
}
