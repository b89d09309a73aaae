import { useLingui } from '@lingui/react/macro'
import { Button, Checkbox, NativeSelect } from '@mantine/core'
import type { wire } from '@strongroom/shared'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { useSubmit } from '../../../client/submit.ts'
import { FileInput } from '../../../parts/file-input.tsx'
import { Notice } from '../../../parts/notice.tsx'
import { Page } from '../../../parts/page/page.tsx'
import { Panel } from '../../../parts/panel.tsx'
import { ProblemNotice } from '../../../parts/problem-notice.tsx'
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
    <div className="stack" style={{ maxWidth: 640 }}>
      <VipStanding level={user.vip_level} isInGroup={user.user_group !== null} latest={latest} />
      {latest?.status !== 0 && (usable.length > 0 ? <Form banks={usable} /> : <NeedsBank />)}
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

function Form({ banks }: { banks: readonly wire.Bank[] }) {
  const { t } = useLingui()
  const [bankId, setBankId] = useState(banks[0]?.id ?? '')
  const [volume, setVolume] = useState<wire.VipVolume>()
  const [file, setFile] = useState<string>()
  const [hasTerms, setTerms] = useState(false)
  const [isChecked, setChecked] = useState(false)
  const send = useSubmit(applyVip)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    if (volume !== undefined && file && hasTerms) send.mutate({ bankId, volume, file, terms: true })
  }
  return (
    <Panel title={t`Apply for VIP`}>
      <form onSubmit={submit} noValidate className="stack">
        <ApplicationFields
          bankId={bankId}
          banks={banks}
          volume={volume}
          file={file}
          hasTerms={hasTerms}
          isChecked={isChecked}
          onBank={setBankId}
          onVolume={setVolume}
          onFile={setFile}
          onTerms={setTerms}
        />
        <ProblemNotice of={send.error} />
        <Button type="submit" size="lg" fullWidth loading={send.isPending}>
          {t`Apply for VIP`}
        </Button>
        <p className="quiet">{t`An administrator checks it, usually within one working day.`}</p>
      </form>
    </Panel>
  )
}

type ApplicationFieldsProps = {
  bankId: string
  banks: readonly wire.Bank[]
  volume: wire.VipVolume | undefined
  file: string | undefined
  hasTerms: boolean
  isChecked: boolean
  onBank: (id: string) => void
  onVolume: (volume: wire.VipVolume | undefined) => void
  onFile: (id: string | undefined) => void
  onTerms: (hasTerms: boolean) => void
}

function ApplicationFields({
  bankId,
  banks,
  volume,
  file,
  hasTerms,
  isChecked,
  onBank,
  onVolume,
  onFile,
  onTerms,
}: ApplicationFieldsProps) {
  const { t } = useLingui()
  const volumes = useVolumes()
  const missing = (isMissing: boolean) => (isChecked && isMissing ? t`Please enter all fields` : undefined)
  return (
    <>
      <NativeSelect
        label={t`Bank account`}
        name="bankId"
        value={bankId}
        data={banks.map(bank => ({ value: bank.id, label: bankLabel(bank) }))}
        onChange={event => onBank(event.currentTarget.value)}
      />
      <NativeSelect
        label={t`Size of a single transaction`}
        name="volume"
        value={volume === undefined ? '' : String(volume)}
        data={[{ value: '', label: t`Choose one` }, ...choicesOf(volumes)]}
        onChange={({ currentTarget: { value } }) =>
          onVolume(value === '' ? undefined : (Number(value) as wire.VipVolume))
        }
        error={missing(volume === undefined)}
      />
      <SupportingFile onFile={onFile} error={missing(!file)} />
      <TermsBox hasTerms={hasTerms} onTerms={onTerms} isChecked={isChecked} />
    </>
  )
}

function TermsBox({
  hasTerms,
  onTerms,
  isChecked,
}: Pick<ApplicationFieldsProps, 'hasTerms' | 'onTerms' | 'isChecked'>) {
  const { t } = useLingui()
  return (
    <Checkbox
      label={t`What I say here is true, and I accept the terms of VIP accounts.`}
      name="terms"
      checked={hasTerms}
      onChange={event => onTerms(event.currentTarget.checked)}
      description={<HousePage setting="termsUrl">{t`Read the terms`}</HousePage>}
      error={isChecked && !hasTerms ? t`Please accept the terms.` : undefined}
    />
  )
}

function SupportingFile({
  onFile,
  error,
}: Pick<ApplicationFieldsProps, 'onFile'> & { error: string | undefined }) {
  const { t } = useLingui()
  return (
    <FileInput
      label={t`Supporting file`}
      description={t`Shows what you earn or own, such as a statement: JPG, PNG or PDF, up to 20M.`}
      kind="statement"
      name="file"
      onUploaded={onFile}
      error={error}
    />
  )
}
