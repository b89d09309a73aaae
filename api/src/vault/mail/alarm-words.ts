import type { ProofDifferenceKind } from '@strongroom/projections/proof'
import type { wire } from '@strongroom/shared'

/** What operators are told about the books. `{findings}` is one line each, `{left}` how many still stand. */
type AlarmWords = {
  readonly foundSubject: string
  readonly foundText: string
  readonly goneSubject: string
  readonly goneText: string
  readonly kinds: Readonly<Record<ProofDifferenceKind, string>>
}

const en: AlarmWords = {
  foundSubject: 'Strongroom: the books do not match',
  foundText:
    'The proof has found something wrong:\n\n{findings}\n\nDecide nothing that pays out until it is understood. `npm run strongroom -- status` lists all that stands. Nothing repairs itself; you get one more mail when it is gone.',
  goneSubject: 'Strongroom: a difference in the books is gone',
  goneText: 'The proof no longer finds:\n\n{findings}\n\nFindings that still stand: {left}.',
  kinds: {
    revision: 'does not follow the revision before it',
    'previous-hash': 'does not carry the hash of the event before it',
    hash: 'its content is not what its hash was made of',
    'no-hash': 'carries no hash',
    unreadable: 'cannot be read',
    missing: 'is gone from the log, and read models have seen it',
    rewritten: 'is another event than the one that read models have seen',
    sum: 'all accounts do not add up to zero',
    'below-zero': 'below zero',
    restored: 'the log has no such event, as if restored from an older backup',
    count: 'the log has another number of events up to there',
    row: 'the row shown is another than the log makes',
  },
}

const zh: AlarmWords = {
  foundSubject: 'Strongroom：帳目不符',
  foundText:
    '核對時發現問題：\n\n{findings}\n\n查明之前，請勿批准任何付款。`npm run strongroom -- status` 會列出所有尚存的問題。系統不會自行修復；問題消失後您會再收到一封郵件。',
  goneSubject: 'Strongroom：帳目中的一項差異已消失',
  goneText: '核對時已不再發現：\n\n{findings}\n\n尚存的問題：{left}。',
  kinds: {
    revision: '修訂號與前一事件不連續',
    'previous-hash': '所載的前一事件雜湊值不符',
    hash: '內容與其雜湊值不符',
    'no-hash': '沒有雜湊值',
    unreadable: '無法讀取',
    missing: '已不在帳本中，但讀取模型曾見過',
    rewritten: '與讀取模型曾見過的事件不同',
    sum: '所有帳戶的總和不為零',
    'below-zero': '低於零',
    restored: '帳本中沒有此事件，可能是由較舊的備份還原',
    count: '到此為止帳本的事件數目不同',
    row: '顯示的資料與帳本計算的不同',
  },
}

const sc: AlarmWords = {
  foundSubject: 'Strongroom：账目不符',
  foundText:
    '核对时发现问题：\n\n{findings}\n\n查明之前，请勿批准任何付款。`npm run strongroom -- status` 会列出所有尚存的问题。系统不会自行修复；问题消失后您会再收到一封邮件。',
  goneSubject: 'Strongroom：账目中的一项差异已消失',
  goneText: '核对时已不再发现：\n\n{findings}\n\n尚存的问题：{left}。',
  kinds: {
    revision: '修订号与前一事件不连续',
    'previous-hash': '所载的前一事件哈希值不符',
    hash: '内容与其哈希值不符',
    'no-hash': '没有哈希值',
    unreadable: '无法读取',
    missing: '已不在账本中，但读取模型曾见过',
    rewritten: '与读取模型曾见过的事件不同',
    sum: '所有账户的总和不为零',
    'below-zero': '低于零',
    restored: '账本中没有此事件，可能是由较旧的备份还原',
    count: '到此为止账本的事件数目不同',
    row: '显示的数据与账本计算的不同',
  },
}

const ja: AlarmWords = {
  foundSubject: 'Strongroom：残高と帳簿が一致しません',
  foundText:
    '照合で問題が見つかりました。\n\n{findings}\n\n原因が分かるまで、支払いにつながる承認は行わないでください。残っている問題は `npm run strongroom -- status` で一覧できます。自動では修復されません。解消したときに、もう一度メールでお知らせします。',
  goneSubject: 'Strongroom：残高と帳簿の差異が解消しました',
  goneText: '照合で次の問題は見つからなくなりました。\n\n{findings}\n\n残っている問題：{left} 件。',
  kinds: {
    revision: '直前の記録とリビジョンが連続していません',
    'previous-hash': '直前の記録のハッシュ値が一致しません',
    hash: '内容がハッシュ値と一致しません',
    'no-hash': 'ハッシュ値がありません',
    unreadable: '読み取れません',
    missing: 'リードモデルには反映済みですが、帳簿にありません',
    rewritten: 'リードモデルに反映された記録と異なります',
    sum: '全口座の合計がゼロになりません',
    'below-zero': 'ゼロを下回っています',
    restored: '帳簿にこの記録がありません（古いバックアップから復元された可能性があります）',
    count: 'ここまでの帳簿の記録数が異なります',
    row: '表示されている行が帳簿の計算と異なります',
  },
}

export const alarmWords: Readonly<Record<wire.Language, AlarmWords>> = { en, zh, sc, ja }
