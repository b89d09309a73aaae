import type { wire } from '@strongroom/shared'
import { balanceColumn } from './csv-balance.ts'
import type { CsvTable } from './csv-table.ts'

// Rows that say what the account held, and move nothing.

const BALANCE = '(?:(?:ledger|book|account|available|current) )?(?:balance|bal\\.?)'
const HELD: readonly string[] = [
  `(?:opening|closing|starting?|ending|end|beginning|initial|final|previous|old|new|brought forward|carried forward) ${BALANCE}`,
  `(?:${BALANCE} )?(?:brought|carried) (?:forward|down)|(?:${BALANCE} )?[bc]\\/[fd](?: ${BALANCE})?|account balance`,
  '(?:total )?turnover|käive|apgrozījums|apyvarta',
  '(?:anfangs|start|eröffnungs|end|schluss|abschluss|vor)saldo|(?:alter|neuer|anfänglicher) (?:konto)?(?:stand|saldo)|saldo(?:vortrag|übertrag)|kontostand',
  '(?:begin|eind|start|slot|vorig|nieuw|oud)(?:e|er)?[ -]?saldo',
  '(?:ancien|nouveau|premier) solde|solde (?:initial|final|précédent|d[ée]biteur|cr[ée]diteur|report[ée]?|d.ouverture|de cl[ôo]ture|de (?:début|fin)(?: de période)?)|report à nouveau',
  'saldo (?:inicial|final|anterior|actual|atual|iniziale|finale|precedente|contabile|disponible|disponibile|do dia)|s a l d o',
  'saldo (?:początkowe|końcowe|otwarcia|zamknięcia)|(?:počáteční|konečný|začiatočný) (?:zůstatek|zostatok|stav)|(?:nyitó|záró) ?egyenleg|sold (?:initial|final|precedent|anterior)',
  '(?:ingående|utgående|inngående|udgående|indgående) (?:saldo|balans|balanse)|(?:primo|ultimo|start|slut|alku|loppu|alg|lõpp) ?saldo',
  '(?:sākuma|beigu) (?:atlikums|bilance)|(?:pradinis|galutinis) likutis|likutis (?:pradžiai|pabaigai)',
  '(?:προηγούμενο|νέο|αρχικό|τελικό) υπόλοιπο|(?:входящий|исходящий|начальный|конечный) (?:остаток|баланс)',
  '(?:期初|期末|上期|本期|上日|上月|承前)(?:余额|餘額|结余|結餘)|承上(?:余额|餘額|结余|結餘)|承前[页頁]|[过過]次[页頁]',
  '(?:前[日月期]?|次月?|翌月?)?繰越(?:残高|金|額)?|(?:期首|期末|前[日月期])残高',
]
/** A day or a figure may stand behind the words. */
const TAIL =
  '(?:[\\s:.,-]*(?:[\\d(]|(?:as (?:of|at)|at|on|per|am|vom|zum|au|le|al|del|em|på|pr)(?=[\\s.])).{0,30})?'
const ROW = new RegExp(`^(?:${HELD.join('|')})${TAIL}[.:]?$`, 'iu')
const LONGEST = 80

/** Whether a cell says that its row is a balance, or a sum of movements. */
export const saysBalance = (cell: string): boolean => cell.length <= LONGEST && ROW.test(cell)

type Row = CsvTable['rows'][number]

/** Tells rows that are balances: by their words, or by a balance beside an amount that is left empty. */
export const balanceRowIn = (table: CsvTable, mapping: wire.CsvMapping): ((row: Row) => boolean) => {
  const balance = balanceColumn(table, mapping)
  const amounts = [mapping.amount, mapping.money_in, mapping.money_out].flatMap(name => table.at(name) ?? [])
  return ({ cells }) => {
    if (cells.some(saysBalance)) return true
    const isEmpty = amounts.every(at => cells[at] === '')
    return isEmpty && balance !== undefined && /\d/.test(cells[balance] ?? '')
  }
}
