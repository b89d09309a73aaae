import { useLingui } from '@lingui/react/macro'
import { IconShieldCheck } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useHousePage } from '../../platform/settings/member/house-page.tsx'

type SafetyTipsProps = {
  className: string
  /** Its name stands beside its picture. */
  isNamed?: boolean
  onGo?: (() => void) | undefined
}

/** Leads to the safety tips that administrators have set, else to those of the questions and answers. */
export function SafetyTips({ className, isNamed = false, onGo }: SafetyTipsProps) {
  const { t } = useLingui()
  const url = useHousePage('safetyTipsUrl')
  const name = t`Safety tips`
  const said = { className, onClick: onGo, ...(isNamed ? {} : { 'aria-label': name, title: name }) }
  const content = (
    <>
      <IconShieldCheck size={20} stroke={1.7} aria-hidden />
      {isNamed && <span>{name}</span>}
    </>
  )
  if (!url)
    return (
      <Link to="/user/faq" hash="safety" activeOptions={{ includeHash: true }} {...said}>
        {content}
      </Link>
    )
  return (
    <a href={url} target="_blank" rel="noreferrer noopener" {...said}>
      {content}
    </a>
  )
}
