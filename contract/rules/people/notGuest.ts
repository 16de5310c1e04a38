/** The sum of a list, in the languages of the headings. */
const total =
  /^(?:grand total|sub-?totals?|totals?|sum|count|total (?:number of )?(?:guests|people|attendees|invited|invitees|rsvps?|going|attending)|(?:guests|people|attendees) total|(?:number|no\.?) of (?:guests|people|attendees)|guest count|head ?count|gesamt(?:summe|zahl)?|summe|zwischensumme|insgesamt|anzahl(?: (?:der )?(?:gäste|personen))?|somme|sous-total|total général|nombre (?:d'invités|de personnes|total)|suma|total general|número de (?:invitados|personas)|somma|totale(?: generale| ospiti| invitati)?|numero (?:di )?(?:ospiti|invitati)|soma|total geral|número de (?:convidados|pessoas)|totaal|som|subtotaal|aantal(?: (?:gasten|personen))?|razem|łącznie|ogółem|liczba (?:gości|osób)|summa|totalt|antal(?: (?:gäster|gæster|personer))?|antall(?: (?:gjester|personer))?|i alt|delsumma|yhteensä|summa yhteensä|vieraita yhteensä|合計|総計|小計|计|合计|总计|總計|小计|合計人数|人数|总人数)$/iu
/** The lines that programs write above, between, and below the rows of a list, in the same languages. */
const footer =
  /^(?:(?:page|seite|página|pagina|strona|sida|side|sivu|pág\.?|p\.)\s*\p{Nd}+(?:\s*(?:\/|of|von|sur|de|di|van|z|av|af|ud af|\|)\s*\p{Nd}+)?|\p{Nd}+\s*(?:\/|ページ|页|頁).{0,12}|第\s*\p{Nd}+\s*[页頁].{0,12}|[-–—]\s*\p{Nd}+\s*[-–—]|(?:exported|generated|created|printed|downloaded|last updated|last modified|updated|report (?:date|generated)|as of|exportiert|erstellt|gedruckt|erzeugt|stand|exporté|généré|créé|imprimé|mis à jour|exportado|generado|creado|impreso|actualizado|esportato|generato|creato|stampato|aggiornato|gerado|criado|impresso|atualizado|geëxporteerd|gemaakt|afgedrukt|bijgewerkt|gegenereerd|wyeksportowano|wygenerowano|utworzono|wydrukowano|zaktualizowano|exporterad|skapad|utskriven|uppdaterad|eksportert|eksporteret|opprettet|oprettet|udskrevet|skrevet ut|oppdatert|opdateret|viety|luotu|tulostettu|päivitetty)(?=[\s:])(?=.*\p{Nd}|\s*:?\s*(?:on|at|by|from|with|using|via|am|von|aus|mit|le|par|depuis|avec|el|por|desde|con|il|da|em|op|door|met|przez|av|af|med|fra|från)\s).{0,120}|(?:出力日|作成日|印刷日|更新日|导出|匯出|生成|打印|更新)[^@]{0,40}\p{Nd}.{0,40}|(?:end of (?:list|report|file)|ende der liste|fin de la liste|fin de lista|fine (?:della )?lista|fim da lista|einde (?:van de )?lijst|koniec listy|以上)|©.{1,100})$/iu

/** Such a line that has the address of the one who wrote the list, and can't be a name. */
const authorLine =
  /^(?:exported|generated|created|printed|downloaded|exportiert|erstellt|gedruckt|exporté|généré|imprimé|exportado|generado|esportato|generato|geëxporteerd|wygenerowano|exporterad|eksporteret|eksportert) (?:on|at|by|from|am|von|le|par|el|por|il|da|op|door|przez|av|af) /iu

/** A number that counts guests, possibly with a unit. */
const figure = /^[\s(≈~=]*\p{Nd}[\p{Nd}.,\s]{0,6}(?:\p{L}{1,12})?[\s)]*$/u

/** Longer texts, and rows with more cells, are no such rows. */
const [maxText, maxTexts, maxLabel] = [200, 20, 60]

/**
 * Returns true for the cells of a row, or the one text of a line, that count or comment the list instead of naming a guest: totals, page
 * numbers, and the remarks of the program that wrote it. Blank cells don't matter.
 */
export function isNotGuest(cells: readonly string[]): boolean {
  const texts: string[] = []
  for (const cell of cells) {
    if (!/\S/.test(cell)) continue
    if (cell.length > maxText || texts.length === maxTexts) return false
    texts.push(cell.replaceAll(/[\s\u200B\uFEFF]+/g, ' ').trim())
  }
  const [first = '', ...others] = texts
  if (others.length === 0 && footer.test(first)) return !first.includes('@') || authorLine.test(first)
  // A label may stand behind the cells of the numbers, and its number in the same cell.
  return texts.filter((text) => isTotal(text)).length === 1 && texts.every((text) => isTotal(text) || figure.test(text))
}

/** A number with the guests that it counts. */
const countedGuests =
  /^\p{Nd}{1,5} (?:guests?|people|attendees|persons|gäste|personen|invités|personnes|invitados|personas)(?: (?:in )?(?:total|gesamt|insgesamt|au total|en total))?$/iu

/** Returns true for the label of a total, possibly with its number: "Total", "Total: 45", "45 guests in total". */
function isTotal(text: string): boolean {
  if (text.length > maxLabel) return false
  const [, label = text] =
    /^(.*?)\s*[:=：-]?\s*(?:\(?\p{Nd}[\p{Nd}.,]{0,6}\)?(?:\s\p{L}{1,12})?)?\s*$/u.exec(text) ?? []
  return total.test(label.replace(/\s*[:=：]\s*$/, '')) || countedGuests.test(text)
}
