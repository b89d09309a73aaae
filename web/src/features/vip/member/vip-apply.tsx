import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Button, Checkbox, NativeSelect } from '@mantine/core'
import type { wire } from '@strongroom/shared'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useSubmit } from '../../../client/submit.ts'
import { FileInput } from '../../../parts/file-input.tsx'
import { Form, needed, useForm } from '../../../parts/form.tsx'
import { Notice } from '../../../parts/notice.tsx'
import { Page } from '../../../parts/page/page.tsx'
import { Panel } from '../../../parts/panel.tsx'
import { Waiting } from '../../../parts/waiting.tsx'
import { WarmUp } from '../../../platform/members/member/locked-feature.tsx'
import { useUserinfo, walletAccess } from '../../../platform/members/member/queries.ts'
import { HousePage } from '../../../platform/settings/member/house-page.tsx'
import { bankLabel, banksQuery } from '../../bank/member/queries.ts'
import { choicesOf, useVolumes } from './bands.ts'
import { applyVip, ownVipQuery } from './queries.ts'
import { VipStanding } from './vip-standing.tsx'

/** Applies for VIP status: with a bank account, a supporting file and the size of what one moves. */
export function VipApply() {
  const { t } = useLingui()
  const user = useUserinfo()
  return (
    <Page title={t`VIP`}>
      <WarmUp access={walletAccess}>{user && <Application user={user} />}</WarmUp>
    </Page>
  )
}

function Application({ user }: { user: wire.Userinfo }) {
  const banksAsked = useQuery(banksQuery(user.uid))
  const own = useQuery(ownVipQuery)
  const [banks, applications] = [banksAsked.data, own.data]
  if (!banks || !applications) return <Waiting query={banksAsked.error ? banksAsked : own} />
  const usable = banks.filter(({ status }) => status === 1)
  const [latest] = applications
  return (
    <div className="stack max-640">
      <VipStanding level={user.vip_level} isInGroup={user.user_group !== null} latest={latest} />
      {latest?.status !== 0 && (usable.length > 0 ? <Applying banks={usable} /> : <NeedsBank />)}
    </div>
  )
}

function NeedsBank() {
  const { t } = useLingui()
  return (
    <Notice
      tone="locked"
      title={t`You need an approved bank account`}
      action={<Link to="/banks">{t`My bank accounts`}</Link>}
    >
      {t`VIP rates are about money by bank, so an application names an account of yours.`}
    </Notice>
  )
}

function Applying({ banks }: { banks: readonly wire.Bank[] }) {
  const { t } = useLingui()
  const volumes = useVolumes()
  const form = useForm({
    initial: { bankId: banks[0]?.id ?? '', volume: '', file: '', terms: false },
    rules: { volume: needed, file: needed, terms: hasTerms => !hasTerms && msg`Please accept the terms.` },
    body: ({ bankId, volume, file }) => ({
      bankId,
      volume: Number(volume) as wire.VipVolume,
      file,
      terms: true as const,
    }),
    send: useSubmit(applyVip),
  })
  const supporting = t`Supporting file`
  return (
    <Panel title={t`Apply for VIP`}>
      <Form
        form={form}
        end={
          <>
            <Button type="submit" size="lg" fullWidth loading={form.isBusy}>
              {t`Apply for VIP`}
            </Button>
            <p className="quiet">{t`An administrator checks it, usually within one working day.`}</p>
          </>
        }
      >
        <NativeSelect
          {...form.text('bankId', t`Bank account`)}
          data={banks.map(bank => ({ value: bank.id, label: bankLabel(bank) }))}
        />
        <NativeSelect
          {...form.text('volume', t`Size of a single transaction`)}
          data={[{ value: '', label: t`Choose one` }, ...choicesOf(volumes)]}
        />
        <FileInput
          label={supporting}
          description={t`Shows what you earn or own, such as a statement: JPG, PNG or PDF, up to 20M.`}
          kind="statement"
          name="file"
          onUploaded={(file = '') => form.change({ file })}
          error={form.errorOf('file', supporting)}
        />
        <Checkbox
          {...form.box('terms', t`What I say here is true, and I accept the terms of VIP accounts.`)}
          description={<HousePage setting="termsUrl">{t`Read the terms`}</HousePage>}
        />
      </Form>
    </Panel>
  )
}
