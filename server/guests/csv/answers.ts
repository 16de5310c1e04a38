const words = (text: string): string[] => text.trim().split(/\s*,\s*/)

/** Returns a text for comparison: only lowercase letters and digits, without accents. */
const plain = (text: string): string =>
  text
    .slice(0, 200)
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')

/** Headings of columns with RSVPs, in the languages of the other headings. */
const headings = new Set(
  words(`
    status, rsvp, rsvp status, rsvp response, response, response status, reply, reply status, answer, attending, attendance,
    attendance status, attendee status, attending?, is attending, going, coming, invite status, invitation status, approval status,
    participation, participation status, guest status, invite response, event response, accepted,
    Antwort, Rückmeldung, Zusage, Zu- oder Absage, Zusage/Absage, Teilnahme, Teilnahmestatus, nimmt teil, kommt, dabei, Anwesenheit,
    réponse, statut, présence, participe, participation, vient, présent, présent(e), réponse rsvp, statut rsvp,
    respuesta, estado, asistencia, asiste, asistirá, confirmación, confirmado, estado rsvp,
    risposta, stato, presenza, partecipa, partecipazione, viene, conferma, confermato,
    resposta, estado, situação, presença, comparece, vem, vai, confirmação, confirmado,
    antwoord, reactie, aanwezig, aanwezigheid, komt, status rsvp, deelname,
    odpowiedź, obecność, potwierdzenie, przyjdzie, udział,
    svar, osa-status, osa, kommer, deltar, deltager, deltagelse, närvaro, tilmelding, påmelding, svarstatus,
    vastaus, osallistuu, osallistuminen, tulee, tila, ilmoittautuminen,
    出欠, 出席, 参加, 返信, 返事, 回答, ステータス, 出欠確認, 参加可否, 回复, 出席情况, 是否出席, 是否参加, 状态, 回覆, 狀態`).map(
    plain,
  ),
)
/** Questions whether a guest comes, without a word behind them that makes them about something else. */
const question =
  /^(?:areyou|willyou(?:be)?|canyou|doyouplanto)(?:able)?(?:to)?(?:coming|attending|going|joining|come|attend|makeit|join|bethere|there)(?:us|to|our|my|the|party|event|wedding|celebration|birthday|dinner|it)*$|^(?:kommst|kommen)(?:du|sie|ihr)(?:zu[mr]?(?:party|feier|hochzeit|fest))?$|^(?:nimmst|nehmen)(?:du|sie)teil$|^(?:viendrezvous|viendrastu|serezvouspresents?|vienstu|venezvous)$|^(?:asistiras|asistira|vasavenir|vienes|puedesvenir)$|^(?:parteciperai|verrai|vieni|sarainostroospite)$|^(?:voceva[ei]|vocevem|vais?vir|ira[so]?comparecer)$|^(?:komje|komjij|kunjekomen|benjeerbij)$|^(?:przyjdziesz|czyprzyjdziesz|bedziesz)$|^(?:kommerdu|kandukomma|kandukomme)$|^(?:tuletko|oletkotulossa)$/

/** RSVPs of guests who aren't coming. */
const declines = new Set(
  words(`
    no, n, nope, not going, not attending, not coming, declined, decline, declines, regrets, regret, regretfully declines, can't go, cant go,
    can't come, can't make it, cannot attend, cannot come, can't attend, cannot make it, unable to attend, won't come, will not attend, won't attend, absent, rejected,
    no thanks, sorry can't, false, canceled, cancelled, out, responded no, rsvp no, no i can't, no i cannot attend,
    nein, abgesagt, absage, sagt ab, kommt nicht, nicht dabei, abgelehnt, verhindert, nimmt nicht teil,
    non, refusé, refusée, décliné, déclinée, décline, absent, absente, absent(e), ne vient pas, ne participe pas, pas disponible,
    no asiste, no asistirá, no va, no viene, no irá, rechazado, rechazada, declinado, ausente, no puede,
    non viene, non partecipa, rifiutato, rifiutata, declinato, assente, non può,
    não, não vai, não vem, recusado, recusada, recusou, não comparece, não irá,
    nee, afgemeld, afgewezen, komt niet, niet aanwezig, afwezig, geweigerd,
    nie, odmowa, odmówił, odmówiła, nieobecny, nieobecna, nie przyjdzie, odrzucone,
    nej, nei, tackat nej, avböjt, kommer inte, kommer ikke, deltar inte, deltar ikke, deltager ikke, takket nei, takket nej, avslått, afslået, afbud, frånvarande, meldt afbud,
    ei, ei tule, ei osallistu, ei pääse, estynyt, peruttu, kieltäytynyt,
    欠席, 不参加, いいえ, 行けません, 出席しません, 不出席, 拒绝, 已拒绝, 否, 不去, 不来, 婉拒, 拒絕`).map(plain),
)
/** The beginnings of such answers that mean nothing else, as `plain` returns them. */
const declineStart =
  /^(?:regretfully|sadly|unfortunately|leider|malheureusement|lamentablemente|purtroppo|infelizmente|helaas|niestety)?(?:declin|regret|notattending|notgoing|notcoming|notable|unableto|cannot|cant(?:come|make|attend|go)|wont(?:be|come|make|attend)|willnot|abgesagt|absage|kommtnicht|nevientpas|refus|noasist|nopued|rechaz|nonviene|rifiut|naovem|naovai|recus|komtniet|afgemeld|kommerinte|kommerikke|eitule|eipaase)/
const accepts = /^(?:yes|ja|oui|si|sim|tak|kylla|はい|是|going|attending|coming|accept)/
const crosses = /^[\s]*(?:❌|✗|✘|✖|🚫|👎)/u

/** Returns true for the heading of a column with the guests' RSVPs. */
export const isAnswerHeading = (heading: string): boolean => {
  const plainHeading = plain(heading).replace(
    /^(?:guest|attendee|invitee|person|participant|partner|your|their)(?=.)/,
    '',
  )
  return headings.has(plainHeading) || question.test(plainHeading)
}

/** Returns true for an answer that says that a guest doesn't come, possibly with a reason behind it. */
export function isDecline(answer: string): boolean {
  const pieces = answer
    .slice(0, 200)
    .split(/[,;.:!(–—-]/)
    .map(plain)
  return (
    crosses.test(answer) ||
    declines.has(plain(answer)) ||
    declines.has(pieces[0] ?? '') ||
    (!accepts.test(pieces[0] ?? '') && pieces.some((piece) => declineStart.test(piece)))
  )
}
