import { useLingui } from '@lingui/react/macro'
import { accountKinds } from '@strongroom/shared/words/identity/kind'
import { useWordsOf } from '../../../../i18n/word.ts'
import '../../../../parts/user-type.css'

/** Individual or business. */
export function UserTypeChoice({ value, onChange }: { value: 0 | 1; onChange: (value: 0 | 1) => void }) {
  const { t } = useLingui()
  const names = useWordsOf(accountKinds)
  return (
    <fieldset className="user-type">
      <legend>{t`The account is for`}</legend>
      {([0, 1] as const).map(type => (
        <label key={type}>
          <input type="radio" name="userType" checked={value === type} onChange={() => onChange(type)} />
          {names[type]}
        </label>
      ))}
    </fieldset>
  )
}
