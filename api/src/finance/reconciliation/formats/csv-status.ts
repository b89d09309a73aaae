import type { CsvTable } from './csv-table.ts'

// Columns that say whether a row is booked.

const HEAD =
  /(^|[ _-])(status|statut|state|stato|estado|stav|tila|situação|situacao)([ _-]|$)|^stan (transakcji|operacji)$|状态|狀態|ステータス|状況|状態/i
const NOT_BOOKED =
  /^(pending|vorgemerkt|offen|declined|failed|fehlgeschlagen|reverted|cancell?ed|storniert|rejected|denied|expired|voided|en attente|en cours|refusé|annulé|pendiente|in attesa|处理中|處理中|待处理|待處理|失败|失敗|已取消|未決済|取消|保留中|in progress|processing|authori[sz]ed|(on )?hold|refused|blocked|unsettled|not posted|scheduled|geplant|reserviert|in bearbeitung|abgelehnt|in behandeling|geannuleerd|gereserveerd|reserverad|reservert|reserveret|oczekująca|anulowana|w realizacji|rechazad[oa]|cancelad[oa]|en proceso|annullat[oa]|pendente|refusée|rejetée?|annulée|交易关闭|交易關閉|支付失败|审核中|等待付款|未记账|未入账|未確定|処理中|取消済み?|否認|reversed|zurückgebucht|rückgängig gemacht|teruggedraaid|teruggeboekt|contrepassée?|extournée?|revertid[oa]|estornad[oa]|extornad[oa]|anulad[oa]|stornat[oa]|återförd|tilbakeført|tilbageført|peruutettu|stornowana|wycofana|stornován[oa]?|sztornózva|已冲正|已沖正|已撤销|已撤銷|已回退)$/i
const BOOKED =
  /^(booked|completed?|posted|settled|cleared|executed|processed|paid|success(ful)?|succeeded|done|ok|accepted|approved|final(i[sz]ed)?|confirmed|gebucht|ausgeführt|abgeschlossen|erledigt|verbucht|geboekt|verwerkt|uitgevoerd|bokförd|utförd|bokført|bogført|gjennomført|gennemført|comptabilisée?|exécutée?|effectuée?|contabilizad[oa]|contabilizzat[oa]|ejecutad[oa]|realizad[oa]|completad[oa]|eseguit[oa]|concluíd[oa]|efetivad[oa]|zaksięgowana|zrealizowana|wykonana|rozliczona|zaúčtován[oa]?|zaúčtované|provedeno|könyvelt|teljesült|kirjattu|toteutunut|refunded|partially refunded|交易成功|退款成功|支付成功|已完成|已入账|已入帳|已记账|已記帳|成功|完成|完了|確定|記帳済|支払済)$/i

/** A column that says that a row is not booked, and its word. */
type Unbooked = { readonly head: string; readonly said: string }

/**
 * Finds what says of a row that it is not booked; nothing for a row that is. Where a column has a word for booked rows, any other
 * word there says that its row is none.
 */
export const unbookedIn = ({
  head,
  rows,
}: Pick<CsvTable, 'head' | 'rows'>): ((row: CsvTable['rows'][number]) => Unbooked | undefined) => {
  const columns = head.flatMap((name, at) => {
    if (!HEAD.test(name)) return []
    return [{ at, name, isKnown: rows.some(({ cells }) => BOOKED.test(cells[at] ?? '')) }]
  })
  return ({ cells }) => {
    for (const { at, name, isKnown } of columns) {
      const said = cells[at] ?? ''
      if (said !== '' && (NOT_BOOKED.test(said) || (isKnown && !BOOKED.test(said))))
        return { head: name, said }
    }
    return undefined
  }
}
