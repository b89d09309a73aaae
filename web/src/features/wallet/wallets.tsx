import { useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { IconArrowDownLeft, IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { callForAll } from '../../client/call.ts'
import { problemOf } from '../../client/problem.ts'
import { useProblemWords } from '../../client/problem-words.ts'
import { useSubmit } from '../../client/submit.ts'
import { Dropdown, DropdownItem } from '../../parts/dropdown.tsx'
import { Notice } from '../../parts/notice.tsx'
import { Panel } from '../../parts/panel.tsx'
import { ProofLine } from '../../parts/proof-line.tsx'
import { Page } from '../../shell/page.tsx'
import { Gate } from '../account/locked-feature.tsx'
import { walletAccess } from '../account/queries.ts'
import { valued } from './estimate.ts'
import { currenciesQuery, pricesQuery, walletsQuery } from './queries.ts'
import './statement.css'
import { WalletTable } from './wallet-table.tsx'

/** The digital account: every wallet, and a new one in another currency. */
export function Wallets() {
  const { t } = useLingui()
  const { data: wallets } = useQuery(walletsQuery)
  const { data: prices } = useQuery(pricesQuery)
  const rows = wallets && prices && valued(wallets, prices.prices)
  return (
    <Page title={t`Wallet`}>
      <Gate access={walletAccess}>
        <div className="proof-room">
          <ProofLine />
        </div>
        <Panel
          title={t`Wallets`}
          inset="flush"
          aside={
            <span className="row wrap" style={{ gap: 8 }}>
              <OpenWallet opened={wallets?.map(({ currency }) => currency)} />
              <Button
                size="sm"
                leftSection={<IconArrowDownLeft size={17} aria-hidden />}
                renderRoot={props => <Link {...props} to="/topup" />}
              >
                {t`Top up`}
              </Button>
            </span>
          }
        >
          <WalletTable rows={rows} withTotal />
        </Panel>
      </Gate>
    </Page>
  )
}

/** Opens a wallet in a currency the member has none in. */
function OpenWallet({ opened }: { opened: readonly string[] | undefined }) {
  const { t } = useLingui()
  const words = useProblemWords()
  const navigate = useNavigate()
  const { data: currencies = [] } = useQuery(currenciesQuery)
  const open = useSubmit(
    (currency: string, attempt) =>
      callForAll<unknown>({ path: '/wallet/create', body: { currency }, attempt }).then(() => currency),
    { onSuccess: currency => void navigate({ to: '/digitalaccount/$currency', params: { currency } }) },
  )
  const closed = currencies.filter(
    ({ currency_code, status }) => status === 1 && !opened?.includes(currency_code),
  )
  if (!opened || closed.length === 0) return null
  return (
    <>
      {open.isError && <Notice tone="wrong" title={words(problemOf(open.error))} isUrgent />}
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
                open.mutate(currency_code)
              }}
            >
              <b className="strong">{currency_code}</b> <span className="quiet">{currency_name}</span>
            </DropdownItem>
          ))
        }
      </Dropdown>
    </>
  )
}
