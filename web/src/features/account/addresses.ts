import { redirect } from '@tanstack/react-router'
import { isAdmin, readSession } from '../../client/session.ts'
import { at, frameAt, openAt } from '../../parts/address/at.ts'
import { bothSearch, textSearch } from '../../parts/address/search.ts'
import { listAddress, listSearch } from '../../parts/list-search.ts'
import { stepSearch } from '../../parts/use-step.ts'
import { replaySearch } from '../audit/admin/replay-search.ts'

const publicFrame = async () => (await import('./public/public-page.tsx')).PublicFrame

export const addresses = [
  openAt('/', async () => (await import('./member/sign-in/sign-in.tsx')).SignIn, stepSearch, {
    before: () => {
      const session = readSession()
      if (session)
        redirect({ to: isAdmin(session.role) ? '/admin' : '/dashboard', replace: true, throw: true })
    },
  }),
  openAt(
    '/accountdeleted',
    async () => (await import('./member/settings/account-deleted.tsx')).AccountDeleted,
  ),
  at('/accountinfo', async () => (await import('./member/account-info.tsx')).AccountInfo, stepSearch),
  at('/confirm/$id', async () => (await import('./member/confirm/confirm-page.tsx')).ConfirmPage),
  at('/editaccount', async () => (await import('./member/settings/edit-account.tsx')).EditAccount),
  openAt(
    '/forgetpassword',
    async () => (await import('./member/sign-in/forgotten-password.tsx')).ForgottenPassword,
    stepSearch,
  ),
  frameAt('/hk', publicFrame),
  openAt('/hk', async () => (await import('./public/hong-kong.tsx')).HongKong),
  openAt('/notme', async () => (await import('./member/security/not-me.tsx')).NotMe),
  at(
    '/records/login',
    async () => (await import('./admin/logs/login-records.tsx')).LoginRecords,
    listAddress<'account.signIns'>(),
  ),
  openAt(
    '/register',
    async () => (await import('./member/sign-in/register.tsx')).Register,
    bothSearch(stepSearch, textSearch('referral')),
    { gives: ({ search }) => ({ referral: search.referral }) },
  ),
  at('/setpincode', async () => (await import('./member/settings/change-pin.tsx')).SetPin, stepSearch),
  at('/setting', async () => (await import('./member/settings/settings.tsx')).Settings),
  at(
    '/setting/authenticator',
    async () => (await import('./member/security/turn-on-authenticator.tsx')).TurnOnAuthenticator,
    stepSearch,
  ),
  at(
    '/setting/authenticatoroff',
    async () => (await import('./member/security/change-authenticator.tsx')).TurnOffAuthenticator,
  ),
  at(
    '/setting/confirmdevice',
    async () => (await import('./member/security/confirm-here.tsx')).ConfirmHere,
    stepSearch,
  ),
  at(
    '/setting/confirmdevice/$id',
    async () => (await import('./member/security/end-confirmer.tsx')).EndConfirmer,
    stepSearch,
  ),
  at('/setting/data', async () => (await import('./member/settings/own-data.tsx')).OwnData),
  at(
    '/setting/delete',
    async () => (await import('./member/settings/delete-account.tsx')).DeleteAccount,
    stepSearch,
  ),
  at('/setting/foundby', async () => (await import('./member/settings/found-by.tsx')).FoundBy),
  at('/setting/notices', async () => (await import('./member/settings/notice-choices.tsx')).NoticeChoices),
  at(
    '/setting/passkey',
    async () => (await import('./member/security/add-passkey.tsx')).AddPasskey,
    stepSearch,
  ),
  at(
    '/setting/passkey/$id',
    async () => (await import('./member/security/passkey-page.tsx')).PasskeyPage,
    stepSearch,
  ),
  at(
    '/setting/password',
    async () => (await import('./member/settings/change-password.tsx')).ChangePassword,
    stepSearch,
  ),
  at(
    '/setting/paycode',
    async () => (await import('./member/settings/change-pin.tsx')).ChangePin,
    stepSearch,
  ),
  at(
    '/setting/recoverycodes',
    async () => (await import('./member/security/change-authenticator.tsx')).NewRecoveryCodes,
  ),
  at('/setting/security', async () => (await import('./member/security/security.tsx')).Security),
  at('/setting/unfreeze', async () => (await import('./member/security/unfreeze.tsx')).Unfreeze, stepSearch),
  frameAt('/user', publicFrame),
  openAt('/user', async () => (await import('./public/overview.tsx')).Overview),
  openAt('/user/advantage', async () => (await import('./public/advantages.tsx')).Advantages),
  openAt('/user/download', async () => (await import('./public/download.tsx')).Download),
  openAt('/user/faq', async () => (await import('./public/faq.tsx')).Faq),
  openAt('/user/fees', async () => (await import('./public/fees-page.tsx')).FeesPage),
  openAt('/user/privacy', async () => (await import('./public/privacy-page.tsx')).PrivacyPage),
  openAt('/user/purchase-coin', async () => (await import('./public/buying-coins.tsx')).BuyingCoins),
  openAt('/user/terms', async () => (await import('./public/terms-page.tsx')).TermsPage),
  at(
    '/admin/disabledmember',
    async () => (await import('./admin/members.tsx')).DisabledMembers,
    listAddress<'account.members'>(),
  ),
  at(
    '/admin/emaillog',
    async () => (await import('./admin/logs/email-log.tsx')).EmailLog,
    listAddress<'account.sentMails'>(),
  ),
  at(
    '/admin/loginlog',
    async () => (await import('./admin/logs/login-log.tsx')).LoginLog,
    listAddress<'account.allSignIns'>(),
  ),
  at(
    '/admin/member',
    async () => (await import('./admin/members.tsx')).Members,
    listAddress<'account.members'>(),
  ),
  frameAt('/admin/member/$uid', async () => (await import('./admin/member-page.tsx')).MemberPage),
  at(
    '/admin/member/$uid',
    async () => (await import('./admin/member-overview.tsx')).MemberOverview,
    replaySearch,
    {
      // Addresses of a place in the history stood here once, and are in mails and notes.
      before: ({ search, params }) => {
        if (search.step ?? search.event ?? search.at)
          redirect({ to: '/admin/member/$uid/events', params, search, replace: true, throw: true })
      },
    },
  ),
  at(
    '/admin/member/$uid/logins',
    async () => (await import('./admin/member-sessions.tsx')).MemberSessions,
    listSearch(),
  ),
  at('/admin/member/$uid/notes', async () => (await import('./admin/member-notes.tsx')).MemberNotes),
  at(
    '/admin/sms',
    async () => (await import('./admin/logs/sms-log.tsx')).SmsLog,
    listAddress<'account.sentMessages'>(),
  ),
  at(
    '/admin/vipmember',
    async () => (await import('./admin/members.tsx')).VipMembers,
    listAddress<'account.members'>(),
  ),
] as const
