import { catererSheet } from '@festoon/contract/messages/guests/catering'
import { eventTheme } from '@festoon/tokens/eventTheme'
import type { EventRow } from '../../database/schema.ts'
import { partyPageStyle } from '../../events/pages/partyPageStyle.ts'

/** Builds the CSS of a caterer sheet: in the event's colors on a screen, and black on white and smaller in print. */
export function cateringStyle(event: Pick<EventRow, 'colors' | 'lettering'>): string {
  const { color, shadow } = eventTheme(event.colors)
  return `${partyPageStyle(event, catererSheet)}
h1{margin-block-end:8px}
h2{margin:0}
.totals{display:grid;grid-template-columns:repeat(auto-fit,minmax(100px,1fr));gap:12px;margin:20px 0 28px}
.totals div{display:flex;flex-direction:column-reverse;justify-content:flex-end;padding:14px 16px;border-radius:20px;background:${color.surface};border:1px solid ${color.line};box-shadow:${shadow.raised}}
.totals dd{font-size:40px;font-weight:700;line-height:1.1;font-variant-numeric:tabular-nums}
section{margin:0 0 28px}
.hint{font-weight:400;font-size:15px;color:${color['ink-muted']}}
label.choice .hint{display:block}
table{inline-size:100%;border-collapse:collapse;margin:12px 0 0}
th,td{text-align:start;vertical-align:top;padding:10px 12px 10px 0;border-block-end:1px solid ${color.line};font-weight:400;overflow-wrap:anywhere}
thead th{font-size:15px;color:${color['ink-muted']}}
td.count,th.count{text-align:end;padding-inline-end:0;font-weight:700;font-variant-numeric:tabular-nums;white-space:nowrap;inline-size:4em}
thead th.count{font-weight:400}
tbody th{font-weight:700;min-inline-size:7em}
td p{margin:0 0 2px}
table.guests{table-layout:fixed}
.guests thead th:first-child{inline-size:38%}
ul.notes{margin:12px 0 0;gap:8px}
ul.notes li{padding:12px 16px;border-radius:14px;white-space:pre-line;overflow-wrap:anywhere}
.tools{padding:20px 22px 22px;border-radius:22px;background:${color.surface};border:1px solid ${color.line};box-shadow:${shadow.raised}}
.tools form{display:grid;align-items:start;gap:4px;margin:0 0 16px}
.files{display:flex;flex-wrap:wrap;gap:10px;margin:12px 0 0}
a.button{display:inline-flex;align-items:center;min-height:44px;box-sizing:border-box;padding:8px 20px;border-radius:999px;border:1px solid ${color['line-strong']};font-size:16px;font-weight:700;text-decoration:none}
a.button:hover{background:${color['tint-hover']}}
.empty{padding:36px 24px;margin:0 0 28px;border-radius:22px;background:${color.surface};border:1px dashed ${color['line-strong']};text-align:center}
.empty p{margin:8px auto 0;max-width:32em}
@page{margin:14mm}
@media print{
:root{color-scheme:light}
body{background:#fff;color:#000;font-size:11pt;line-height:1.35}
main{max-width:none;padding:0}
h1{font-size:22pt;margin:4pt 0}
h2{font-size:13pt}
.tools,.return,header.party img,.empty a{display:none}
.totals{gap:8pt;margin:8pt 0 12pt}
.totals div,.empty,ul.notes li{background:none;border-color:#999;box-shadow:none;border-radius:6pt;padding:4pt 10pt}
.totals dd{font-size:20pt}
section{margin:0 0 12pt}
th,td{padding-block:3pt;border-color:#999}
tr,li{break-inside:avoid}
dt,.hint,.quiet,thead th{color:#444}
}
`
}
