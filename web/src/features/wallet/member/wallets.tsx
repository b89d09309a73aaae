import { useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import type { wire } from '@strongroom/shared'
import { IconArrowDownLeft, IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { callForOne } from '../../../client/call.ts'
import { useSubmit } from '../../../client/submit.ts'
import { instantText } from '../../../i18n/time.ts'
import { currenciesQuery, currencyName } from '../../../parts/currencies.ts'
import { Dropdown, DropdownItem } from '../../../parts/dropdown.tsx'
import { Page } from '../../../parts/page/page.tsx'
import { Panel } from '../../../parts/panel.tsx'
import { ProofLine } from '../../../parts/proof-line.tsx'
import { Status } from '../../../parts/status.tsx'
import { WaitingInside } from '../../../parts/waiting.tsx'
import { HideButton } from '../../../platform/balances/member/hide-button.tsx'
import { requestedWalletsQuery } from '../../../platform/balances/member/queries.ts'
import { useHidden } from '../../../platform/balances/member/use-hidden.ts'
import { CancelCase } from '../../../platform/cancelling/member/cancel-case.tsx'
import { WarmUp } from '../../../platform/members/member/locked-feature.tsx'
import { useUserinfo, walletAccess } from '../../../platform/members/member/queries.ts'
import { CountedLine } from '../../liabilities/member/counted-line.tsx'
import '../../statement/member/statement.css'
import { ProblemNotice } from '../../../parts/problem-notice.tsx'
import { useHoldings } from './use-holdings.ts'
import { WalletTable } from './wallet-table.tsx'

/** The digital account: every wallet, and a new one in another currency. */
export function Wallets() {
  const { t } = useLingui()
  const { wallets: asked, rows } = useHoldings()
  const wallets = asked.data
  const user = useUserinfo()
  const [isHidden, toggleHidden] = useHidden()
  const { data: requested = [] } = useQuery({
    ...requestedWalletsQuery(user?.uid ?? ''),
    enabled: user?.kyc_status === 1,
  })
  return (
    <Page title={t`Wallet`}>
      <WarmUp access={walletAccess}>
        <div className="proof-room">
          <ProofLine />
          <CountedLine />
        </div>
        <Panel
          title={t`Wallets`}
          inset="flush"
          aside={
            <span className="row wrap gap-8">
              <HideButton isHidden={isHidden} onToggle={toggleHidden} />
              <OpenWallet opened={wallets && [...wallets, ...requested].map(({ currency }) => currency)} />
              <TopUpButton />
            </span>
          }
        >
          {asked.error && !wallets ? (
            <WaitingInside query={asked} />
          ) : (
            <WalletTable rows={rows} isHidden={isHidden} withTotal />
          )}
          <Requested requested={requested} />
        </Panel>
      </WarmUp>
    </Page>
  )
}

/** Wallets that wait for an administrator's consent. */
function Requested({ requested }: { requested: readonly wire.CurrencyRequest[] }) {
  const { t } = useLingui()
  if (requested.length === 0) return null
  return (
    <ul className="bare-list cards" aria-label={t`Wallets you have asked for`}>
      {requested.map(({ id, currency, created_date }) => (
        <li key={id} className="card-row">
          <span>
            <b className="strong">{currency}</b>{' '}
            <span className="quiet figures">{instantText(created_date)}</span>
          </span>
          <span className="row wrap">
            <Status state="waiting">{t`Waits for approval`}</Status>
            <CancelCase kind="currency-request" id={id} />
          </span>
        </li>
      ))}
    </ul>
  )
}

/** Opens a wallet in a currency the member has none in; some need an administrator's consent first. */
function OpenWallet({ opened }: { opened: readonly string[] | undefined }) {
  const navigate = useNavigate()
  const { data: currencies = [] } = useQuery(currenciesQuery)
  const open = useSubmit(
    (currency: string, attempt) => callForOne('wallet.create', { body: { currency }, attempt }),
    {
      onSuccess: ({ currency, pending }) => {
        if (!pending) void navigate({ to: '/digitalaccount/$currency', params: { currency } })
      },
    },
  )
  const closed = currencies.filter(
    ({ currency_code, status }) => status === 1 && !opened?.includes(currency_code),
  )
  if (!opened || closed.length === 0) return null
  return (
    <>
      <ProblemNotice of={open.error} />
      <Choice closed={closed} onChoose={open.mutate} />
    </>
  )
}

function TopUpButton() {
  const { t } = useLingui()
  return (
    <Button
      size="sm"
      leftSection={<IconArrowDownLeft size={17} aria-hidden />}
      renderRoot={props => <Link {...props} to="/topup" />}
    >
      {t`Top up`}
    </Button>
  )
}

type ChoiceProps = { closed: readonly wire.CurrencyRecord[]; onChoose: (currency: string) => void }

function Choice({ closed, onChoose }: ChoiceProps) {
  const { t } = useLingui()
  return (
    <Dropdown
      buttonClass="open-wallet"
      button={
        <>
          <IconPlus size={17} aria-hidden />
          {t`Open a wallet`}
        </>
      }
    >
      {close =>
        closed.map(({ currency_code, currency_name }) => (
          <DropdownItem
            key={currency_code}
            onChoose={() => {
              close()
              onChoose(currency_code)
            }}
          >
            <b className="strong">{currency_code}</b>{' '}
            <span className="quiet">{currencyName(currency_code, currency_name)}</span>
          </DropdownItem>
        ))
      }
    </Dropdown>
  )
}
