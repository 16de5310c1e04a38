/**
 * The words of error messages: those of browsers, of React and of the app. Names of variables and properties aren't among them, because a
 * message can contain what a person typed in their place.
 */
const lists = [
  'AbortError|AggregateError|BigInt|CallError|ChunkError|DataCloneError|DateTimeFormat|DOMException|Error|EvalError',
  'IndexSizeError|InternalError|InvalidCharacterError|InvalidStateError|JSON|NetworkError|NotAllowedError|NotFoundError',
  'NotReadableError|NotSupportedError|QuotaExceededError|RangeError|ReferenceError|SecurityError|SyntaxError|TimeoutError',
  'TypeError|UnknownError|URIError|URL|CSS|HTML|UI|ID|React|Node|Element|Document|Window|Storage|History|Range|Promise|Proxy',
  'Response|Request|Symbol|FormData|ImageBitmap|IDBDatabase|IDBObjectStore|ServiceWorkerContainer|localStorage|sessionStorage',
  'appendChild|insertBefore|removeChild|replaceChild|replaceState|pushState|setItem|getItem|querySelector|fetch|parse|stringify',
  'createElement|createImageBitmap|createObjectURL|showModal|transaction|a|about|above|access|account|across|active|add|added',
  'additional|after|again|against|aligned|all|allowed|already|an|and|any|app|argument|arguments|array|as|assignment|async|at',
  'attempting|attempt|autosaved|await|background|be|because|before|being|below|bad|bigger|binary|binding|blocked|body|boundary',
  "browser|but|by|call|called|caller|calls|can|can't|canceled|cancelled|cannot|card|changed|changes|character|characters|child",
  'children|circular|class|client|closed|code|component|components|connected|connection|const|constant|constructor|contain',
  "contains|content|context|convert|converting|correctly|could|couldn't|created|cross|current|currently|data|date|day|defined",
  "delete|denied|destroyed|detached|did|didn't|does|doesn't|don't|document|draft|during|dynamically|each|element|elements|empty",
  'end|ended|entry|environment|error|errors|escape|evaluating|event|events|exceeded|exceeds|execute|exist|exists|expected',
  'expired|export|extended|extensible|extends|extension|failed|failure|fetching|fewer|field|file|for|found|frame|from|full',
  "function|functions|given|global|group|guest|had|handled|has|hasn't|have|helpful|hook|hooks|host|hydrated|hydrating|hydration",
  'identifier|if|illegal|image|import|imported|importing|in|incorrect|index|indirect|information|initial|initialization',
  "initialized|input|inserted|insecure|instance|instanceof|instead|interrupted|invalid|invitee|invocation|invoked|is|isn't|it",
  'iterable|iterator|its|just|key|keyword|keywords|language|large|left|length|less|limit|line|link|literal|load|loaded|loading',
  'locale|longer|lost|loop|many|map|markup|match|matched|max|maximum|message|method|minified|missing|module|more|most|moved|much',
  'music|must|name|needs|nested|network|never|new|next|no|non|non-minified|not|nothing|null|number|object|objects|of|on|once',
  'only|opened|operation|operator|option|options|or|origin|other|out|outside|owner|page|parameter|parent|part|parties|party',
  'pattern|payment|pending|permission|phase|phone|photo|picture|position|possible|prevent|prevented|previous|primitive|private',
  'profile|promise|properties|property|protocol|prototype|provider|quota|range|reached|read|reading|readonly|read-only|ready',
  'reason|received|recursion|redefine|redirected|reduce|reference|rejected|rejection|released|remove|removed|render|rendered',
  'rendering|request|requested|required|resource|response|return|returned|root|rsvp|same|saved|scheme|screen|script|search',
  'secure|see|selector|send|sent|server|service|session|set|setting|should|shut|sign|sign-in|signal|signed|size|some|source',
  'specified|stack|started|state|status|stopped|storage|store|string|strict|style|subtree|such|suspended|switching|syntax|tag',
  'tainted|take|target|template|text|than|that|the|their|then|there|this|threw|thrown|time|timed|timeout|timezone|to|token',
  'tokens|too|top|track|tree|tried|true|false|try|type|typeof|unable|unavailable|uncaught|undefined|unexpected|uninitialized',
  'unique|unhandled|unknown|unreachable|unreadable|unsupported|unterminated|until|up|update|updated|updates|updating|uploaded',
  "use|used|user|uses|using|valid|value|values|variable|verified|verify|version|video|visit|was|wasn't|we|were|when|where|which",
  'while|with|within|without|work|worker|would|write|written|wrong|yet|you|your|zone',
]

const words = new Set(lists.flatMap((list) => list.split('|')))
/** The words by their lower case. */
const spellings = new Map([...words].map((word) => [word.toLowerCase(), word]))

/** Returns a word of error messages as they spell it, or undefined for any other word. */
export const errorWord = (word: string): string | undefined =>
  words.has(word) ? word : spellings.get(word.toLowerCase())
