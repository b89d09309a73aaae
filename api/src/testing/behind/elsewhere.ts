const named = (capability: string, calls: string): readonly string[] =>
  calls.split(' ').map(call => `${capability}.${call}`)

/**
 * Calls that change something and are about no case: they change what is kept in `private` (secrets, sessions, notes, files), or a
 * stream that the request itself names (a member, an entry of the catalogue), or they mail or rebuild. None looks a case up.
 */
export const elsewhere: readonly string[] = [
  ...named(
    'account',
    'beginAuthenticator confirmAuthenticator proveAuthenticator renewRecoveryCodes turnOffAuthenticator changePassword changePin clearPin resetPin edit remove rename setOption setPhone setHandle setFindable signOut disable editFor enable endSessions noteMember removeAuthenticator setRole beginPasskey beginPasskeyApproval beginPasskeySignIn confirmPasskey confirmHere endConfirmHere endConfirmer beginConfirmation confirm endConfirmation proveSession removePasskey renamePasskey signInByPasskey chooseNotice setPush keepPush endPush endOtherSessions endSession freeze notMe unfreeze unfreezeFor checkOwnCode mailCode messageCode proveEmail provePin register resetPassword signIn',
  ),
  ...named('bank', 'requestVirtualAccount giveVirtualAccount'),
  ...named('card', 'editHolder add set'),
  ...named('catalogue', 'saveSettings showProductBank'),
  ...named(
    'chain',
    'endAllowList keepAllowList turnOnAllowList openDepositAddress collectTrx scanAddresses bindAddressFor removeAddress removePoolAddress unbindAddressOf',
  ),
  ...named('exports', 'askOwnData remove'),
  ...named(
    'finance',
    'addStatement bookItem closePeriod correctItem matchItems noteItem rematchStatement saveStatementSource signStatement unmatchItems',
  ),
  ...named('liabilities', 'askCustody proveNow'),
  ...named('office', 'decideInBulk stopBulk savePolicy'),
  ...named(
    'operations',
    'cutOver discard rebuild resend retryJob retryParked retryReaction rollBack skipParked stopRebuild',
  ),
  ...named('priceAlert', 'remove save'),
  ...named('quickPay', 'mail savePayee favourite'),
  ...named('statement', 'mail mailRecords mailUsd removeBudget saveBudget'),
  ...named('support', 'open write close answer set assign note'),
  ...named('swap', 'mail'),
  ...named('trade', 'savePair'),
  ...named('vip', 'addLevel applyForGiftCard decideGiftCard editLevel give giveGroup'),
  ...named('withdrawal', 'proveEmail'),
  ...named('agent', 'remove create edit'),
  ...named('areaCode', 'remove save'),
  ...named('bankCategory', 'remove save'),
  ...named('cannedAnswer', 'remove save'),
  ...named('cardType', 'remove save'),
  ...named('chargeItem', 'remove save'),
  ...named('country', 'remove save'),
  ...named('maintenance', 'remove save'),
  ...named('externalBank', 'remove create edit'),
  ...named('files', 'upload'),
  ...named('fixedNetwork', 'remove save'),
  ...named('inviteCode', 'remove save'),
  ...named('network', 'remove save'),
  ...named('plan', 'remove add edit'),
  ...named('prechargeItem', 'remove save'),
  ...named('productBank', 'remove create edit'),
  ...named('sendFee', 'remove save'),
  ...named('statements', 'ask setMonthly'),
  ...named('swapRate', 'remove add edit'),
  ...named('sysBank', 'remove save'),
  ...named('userGroup', 'remove save'),
]
