import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { Decimal, type wire } from '@strongroom/shared'
import { useQuery } from '@tanstack/react-query'
import { useSubmit } from '../../../../client/submit.ts'
import { amountText, isZero } from '../../../../i18n/amount.ts'
import { utcText } from '../../../../i18n/time.ts'
import { BooksHold, useBooksHold } from '../../../../parts/books-hold.tsx'
import { Dialog } from '../../../../parts/dialog.tsx'
import { DialogButtons } from '../../../../parts/dialog-buttons.tsx'
import { Facts } from '../../../../parts/facts.tsx'
import { Form, useForm } from '../../../../parts/form.tsx'
import { Money } from '../../../../parts/money.tsx'
import { MoneyInput } from '../../../../parts/money-input.tsx'
import { Notice } from '../../../../parts/notice.tsx'
import { usePlaces } from '../../../../platform/balances/member/use-places.ts'
import { CollectionState, Txid } from './collection-state.tsx'
import { collect, totalsQuery } from './queries.ts'

/** The money to collect: all of a currency on a network, or the balances of the chosen addresses. */
export type ToCollect = {
  readonly total: wire.CollectionTotal
  readonly chosen?: readonly wire.AddressBalance[]
}

type CollectDialogProps = ToCollect & {
  /** How many addresses one collection takes. */
  most: number
  onClose: () => void
}

/** Shows what is collected from where to where, then collects it, then says what came of it. */
export function CollectDialog({ onClose, ...asked }: CollectDialogProps) {
  const { t } = useLingui()
  const send = useSubmit(collect)
  const { currency, network } = asked.total
  const title = t`Collect ${currency} on ${network}`
  return (
    <Dialog isOpen onClose={onClose} label={title} className="confirm">
      <div className="stack">
        <h2>{title}</h2>
        {send.data ? (
          <Result collection={send.data} onClose={onClose} />
        ) : (
          <Review {...asked} send={send} onClose={onClose} />
        )}
      </div>
    </Dialog>
  )
}

/** From how many addresses how much would come. */
function useFound({ total, chosen }: ToCollect, least: string | undefined) {
  const isAll = chosen === undefined
  const { data, isPlaceholderData } = useQuery({ ...totalsQuery(least), enabled: isAll })
  if (chosen) {
    const sum = chosen.reduce((all, { balance }) => all.plus(balance), new Decimal(0))
    return { count: chosen.length, amount: sum.toFixed(), isReady: true }
  }
  const now = data?.totals.find(each => each.network === total.network && each.currency === total.currency)
  const isReady = now !== undefined && !isPlaceholderData
  return { count: now?.least_addresses ?? 0, amount: now?.least_balance ?? '0', isReady }
}

type ReviewProps = CollectDialogProps & {
  send: ReturnType<typeof useSubmit<Parameters<typeof collect>[0], wire.Collection>>
}

function Review({ total, chosen, most, send, onClose }: ReviewProps) {
  const { t } = useLingui()
  const places = usePlaces()
  const isHeld = useBooksHold()
  const { network, currency, ccaddress, usable_from } = total
  const form = useForm({
    initial: { least: '' },
    atOnce: { least: typed => typed !== '' && isZero(typed) && msg`Enter an amount above zero.` },
    body: ({ least }) => ({
      network,
      currency,
      ccaddress,
      ...(least ? { least } : {}),
      ...(chosen ? { addresses: chosen.map(({ id }) => id) } : {}),
    }),
    send,
  })
  const { least } = form.typed
  const { count, amount, isReady } = useFound(
    { total, ...(chosen ? { chosen } : {}) },
    isZero(least) ? undefined : least,
  )
  const since = usable_from === null ? '' : utcText(usable_from)
  const isCut = count > most
  const shown = amountText(amount, currency)
  const end = (
    <>
      {since && <Notice tone="locked" title={t`New central address: usable from ${since}`} />}
      <BooksHold isHeld={isHeld} />
      <DialogButtons
        label={isCut ? t`Collect from ${most} addresses` : t`Collect ${shown}`}
        isBusy={form.isBusy}
        isDisabled={isHeld || since !== '' || !isReady || !form.isFine('least') || count === 0}
        onCancel={onClose}
      />
    </>
  )
  return (
    <Form form={form} end={end}>
      {!chosen && (
        <MoneyInput
          {...form.field('least', t`Only from addresses that hold at least`)}
          currency={currency}
          places={places(currency)}
        />
      )}
      <ToMove
        count={count}
        network={network}
        ccaddress={ccaddress}
        isCut={isCut}
        amount={amount}
        currency={currency}
        most={most}
      />
    </Form>
  )
}

function Result({ collection, onClose }: { collection: wire.Collection; onClose: () => void }) {
  const { t } = useLingui()
  const { status, collected, amount, currency, network, txid } = collection
  return (
    <>
      <div role="alert">
        <CollectionState collection={collection} />
      </div>
      <Facts
        rows={[
          {
            label: t({ message: 'Asked for', context: 'amount' }),
            value: <Money amount={amount} currency={currency} exact />,
          },
          status === 1 && {
            label: t`Collected`,
            value: <Money amount={collected} currency={currency} isStrong exact />,
          },
          txid !== null && { label: t`TXID`, value: <Txid network={network} txid={txid} /> },
        ]}
      />
      {status === 0 && (
        <p className="quiet">
          {t`The custody has not answered yet. It is asked again by itself, and the coins are sent once.`}
        </p>
      )}
      <div className="row justify-end">
        <Button onClick={onClose}>{t`Close`}</Button>
      </div>
    </>
  )
}

type ToMoveProps = Pick<ReviewProps, 'most'> & {
  count: number
  network: string
  ccaddress: string
  isCut: boolean
  amount: string
  currency: string
}

function ToMove({ count, network, ccaddress, isCut, amount, currency, most }: ToMoveProps) {
  const { t } = useLingui()
  return (
    <>
      <Facts
        rows={[
          { label: t`Addresses`, value: <span className="figures">{count}</span> },
          { label: t`Network`, value: network },
          {
            label: t`Central address`,
            value: <span className="mono break-anywhere">{ccaddress}</span>,
          },
          {
            label: isCut ? t`On all of them` : t`It receives`,
            value: <Money amount={amount} currency={currency} isStrong exact />,
            kind: 'sum',
          },
        ]}
      />
      <p className="quiet">
        {isCut
          ? t`One collection takes the ${most} addresses that hold the most. Collect again for the others.`
          : t`Members’ balances stay as they are: these coins are the house’s already.`}
      </p>
    </>
  )
}
