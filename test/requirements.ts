// What the site must do, by id. A test names the ids it proves with `proves`, which makes their
// sentences its title, or with `covers`; an id that no test names fails test/requirements.test.ts. `npm run requirements` prints docs/requirements.md.

export const requirements = {
  'Header, menus and footer': {
    'header-menus': 'The header leads home and, by its menus, to every page they list.',
    'header-sticky': 'The header stays at the top of the window while the page scrolls.',
    'menu-one-open': 'Only one menu is open at a time, and the button of an open menu closes it.',
    'menu-placement': 'A menu opens under its button and inside the window.',
    'menu-closes-outside': 'A click outside closes an open menu.',
    'menu-arrow-keys': 'Arrow keys, Home and End walk through the links of an open menu and wrap.',
    'menu-escape': 'Escape closes a menu and returns the focus to its button.',
    'menu-closes-on-leaving': 'Moving the focus out of an open menu closes it.',
    'menu-marks-current': 'Choosing a link closes the menu, and the current page is marked.',
    'mobile-menu-links': 'On a phone a toggle opens and closes a menu with the same links.',
    'mobile-menu-one-group': 'On a phone one group of links is open at a time, or none.',
    'mobile-menu-closes-when-wide':
      'The mobile menu closes when the window grows, and the focus stays in the header.',
    'mobile-menu-closes-on-link':
      'Choosing a link closes the mobile menu; that of the current page goes to its top.',
    'contact-new-tab':
      'Contact Us opens the booking form in a new tab, without data, opener or the path of the page.',
    'footer-contents':
      'The footer has pages, articles, social links, client portal, payment, phone, booking, tagline, hours, address, licenses and legal lines.',
    'skip-link': 'The skip link is the first stop of the keyboard and leads past the header.',
    'long-names': 'A name of 40 letters and a phone extension leave header and footer whole.',
    'booking-one-form':
      'Every booking link goes to the one form, without additions and in a new tab, at least three times a page.',
    'booking-note':
      'Beside the first booking button of a page is what it books, how long it takes and what it costs.',
    'notice-dates':
      'A dated notice is at the top of every page from its first to its last day, where the firm is.',
    'notice-no-shift': 'A dated notice moves nothing when it appears, and is not printed.',
    'calls-one-number': 'Every phone link calls the one number.',
    'quick-actions': 'On a phone a price, a call and a booking are one tap away on every page.',
  },
  'Moving between pages': {
    'page-change-top': 'A page change starts at the top.',
    'page-change-focus': 'After a page change the keyboard starts at the top of the page.',
    'page-change-announced':
      'A page change is one of documents, with the title of the new page for the browser to read out.',
    'page-change-cached': 'After the first page its script and faces come from the cache.',
    'page-change-transition': 'Pages fade into each other, but not with reduced motion.',
    'scroll-restoration-manual': 'Back and Forward start at the top: scroll restoration is manual.',
    'reload-top': 'A reload starts at the top, even when the script never comes.',
    'reload-anchor':
      'A reload of an address with an anchor arrives at the anchor, its answer open.',
    'link-opens-answer': 'A link to an answer on another page opens it and focuses its question.',
    'anchor-clear-of-header': 'An anchor in the address is shown clear of the header.',
    'anchor-on-another-page':
      'A link to an anchor on another page arrives there, and the keyboard starts from it.',
    'odd-fragment': 'A fragment that cannot be decoded stops no script.',
    'modified-click': 'A modified click opens a tab and leaves the page alone.',
    'prefetch-on-hover':
      'A page whose link the pointer rests on is fetched ahead, and the visit uses it.',
    'prefetch-pages-only': 'Pages are fetched ahead and not run; files are not fetched ahead.',
    'back-forward-cache': 'Every page comes back whole from the back/forward cache.',
    'back-forward-return':
      'On return a page starts at its top or anchor, with its menus closed and the present theme.',
    'offline-visited-page': 'Without a connection Back opens the page that was left.',
    'two-clicks-from-home': 'Every page is at most two clicks from home.',
  },
  'Home page': {
    'home-hero': 'The hero books in a new tab, calls, and shows the tagline under the headline.',
    'home-sections':
      'Home shows the sections of its file in their order and no other, each as long as its lists.',
    'home-figures':
      'Figures appear with their labels, and with those of savings the required note.',
    'home-depreciation': 'The parts of the house add up to its price and to the deduction shown.',
    'home-comparison': 'Three ways are compared, with the basis of the cost of an own team.',
    'home-cost-scale': 'The bars of yearly costs are drawn to one scale.',
    'home-stories':
      'Stories quote their sample records; invented clients are labeled as such in the size of the text.',
    'home-links': 'Service cards and the link to pricing lead to their pages.',
    'home-without-script': 'Without script home shows its figures, and no theme switch.',
    'signs-verdict':
      'From two checked signs on, home offers a booking link; before, there is none, also by keyboard.',
    'signs-counted': 'Checked signs are counted and color their petals, without script.',
  },
  Counters: {
    'counter-waits-for-view': 'A figure stays at zero while it is out of view.',
    'counter-threshold': 'A figure starts to count when a tenth of it is in view.',
    'counter-runs-once': 'A figure counts once.',
    'counter-timing': 'A count takes 2000 ms after a delay of 100 ms.',
    'counter-tick': 'A count steps every 16 ms at most and keeps its decimals.',
    'counter-arithmetic': 'A count never runs backward and ends exactly at its value.',
    'counter-reduced-motion': 'With reduced motion the final figures are there from the start.',
    'counter-final-value-read': 'Assistive technology reads the final figure at any time.',
    'counter-no-shift': 'The layout does not move while figures count.',
    'figures-lost-script': 'Figures appear by themselves when the script never comes.',
  },
  Pricing: {
    'pricing-parts':
      'Pricing has its parts in order, dated terms, the basis of its figure, and booking in the bundle and at the end.',
    'pricing-sections': 'Pricing has the sections that its file lists, in the order of the file.',
    'lists-follow-files':
      'Case studies and audiences are as many as their files have, under any id.',
    'absent-parts':
      'A guarantee, price list, figure, story, case study, audience, SMS program or link the firm does not have leaves no trace, and a text that still names it is listed with file and line.',
    'pricing-before-after': 'Before and after are two columns of one width with their note.',
    'pricing-guarantee': 'The guarantee states its multiple and terms and works out a refund.',
    'pricing-packages':
      'Every package shows its price, onboarding, extra costs, discounts and when the work is done.',
    'pricing-billing': 'Pricing says how fees are billed and ended, and links to the payment site.',
    'pricing-first-year': 'The first year of a monthly package is twelve months and onboarding.',
    'pricing-common-choice': 'Each group of two or more packages marks exactly one common choice.',
    'pricing-guarantee-scale':
      'Each planning package says what the guarantee means in dollars and draws it to scale.',
    'pricing-additional': 'Additional services are listed with their prices.',
    'partner-disclosure': 'A partner is linked safely and disclosed as an independent company.',
    'price-sheet': 'Printed, pricing is a dated sheet of at most three pages with every price.',
    'guarantee-same-everywhere': 'The guarantee has the same words wherever it appears.',
    'claims-with-basis': 'A claim appears with its basis and never in a heading.',
  },
  Calculator: {
    'calculator-labels': 'The two amounts are labeled, described and typed on a number keyboard.',
    'calculator-results':
      'Results appear on Calculate or Enter, with the disclosure, and are announced once.',
    'calculator-arithmetic':
      'The range is a share of the tax paid in whole dollars, the rate has one decimal.',
    'calculator-parsing': 'Only a finite number above zero is an amount; commas do not count.',
    'calculator-hides-after-edit': 'Any edit hides the results; moving the caret does not.',
    'calculator-strips-characters': 'Only digits, commas and periods stay in a field.',
    'calculator-caret': 'The caret stays where the visitor types.',
    'calculator-composition': 'An input method composes undisturbed.',
    'calculator-missing': 'A missing or wrong amount is named, announced and focused.',
    'calculator-warning': 'A tax above the income is shown with a warning.',
    'calculator-sends-nothing': 'Nothing typed is sent or put in the address.',
    'calculator-shared-link': 'A copied link brings both amounts and waits for Calculate.',
    'calculator-link-without-clipboard': 'Without a clipboard the link is shown, selected.',
    'calculator-link-on-page': 'A link opened on the page replaces earlier amounts and results.',
    'calculator-early-input': 'What was typed or clicked before the script came counts.',
    'calculator-no-shift': 'Nothing below the calculator moves.',
    'calculator-drawing': 'The range is drawn to the scale of the tax paid.',
    'calculator-forced-colors': 'With forced colors the scale has the color of the text.',
    'calculator-not-printed': 'The calculator is not printed.',
    'calculator-without-script': 'Without script a worked example explains the range.',
  },
  Services: {
    'service-layout':
      'A service page has title, offer list, picture, booking, prices, questions and related pages.',
    'service-reviewed': 'A service page that uses tax figures says when they were reviewed.',
    'service-questions': 'Questions of a service open one at a time, and an open one closes.',
    'service-extra-blocks':
      'Services may have callouts, figures, statistics, comparisons, sessions and stories.',
    'service-exhibits':
      'A service may have one exhibit before its steps, with its figures in a table or list; one with sample numbers is labeled as illustrative.',
    'service-packages':
      'A service may list the work of each package before its price; its prices come once, after them.',
    'service-checklist': 'A checklist of documents is printed on a sheet of its own.',
    'service-extras': 'Other services lists every extra once, priced or quoted.',
    'bookkeeping-alias': '/bookkeeping shows the page of /accounting.',
    'absent-service': 'A service the firm does not offer leaves no page, drawing or link.',
    'tile-loading': 'A picture tile is ruled while its picture loads.',
    'tile-loaded': 'A picture tile is bare when its picture has come.',
    'tile-loaded-early': 'A tile whose picture came before the script has no placeholder.',
    'tile-failed': 'A picture that fails gives way to an icon of the same name, without a shift.',
    'tile-size': 'A tile is square and at most 350 px wide.',
  },
  'The firm': {
    'firm-facts': 'The firm says when it was founded and on what basis its years are counted.',
    'firm-roster': 'The roster lists every role with its license, and claims no other.',
    'firm-checks': 'Eight facts can be checked by their links.',
    'founder-portrait': 'The portrait is three by four, at most 350 px wide.',
    'founder-portrait-fallback': 'A portrait that fails gives way to one image of the same shape.',
    'about-parts': 'About has its parts in order and part of the FAQ.',
    'tabs-default': 'The first tab is open at first.',
    'tabs-panels': 'Tabs show industries, revenue bands and needs, each entry with its link.',
    'tabs-keyboard': 'Arrow keys, Home and End move through the tabs; only one is a stop.',
    'tabs-address': 'A tab has its address, without a step in the history.',
    'tabs-back': 'Back from another page opens the tab that was left.',
    'tabs-before-script': 'The right tab is shown before hydration, and nothing moves.',
    'tabs-early-tap': 'A tap on a tab works before hydration and counts after it.',
    'tabs-without-script': 'Without script the tabs are headed blocks.',
    'fade-threshold': 'A block fades in when its top is within 85% of the window.',
    'fade-once': 'A block that was shown stays; a jump past it shows it too.',
    'fade-never-hides-seen': 'Nothing in view when the script starts vanishes.',
    'fade-after-page-change': 'Blocks below the anchor that a link leads to wait.',
    'fade-reduced-motion': 'With reduced motion nothing is hidden.',
    'fade-print': 'On paper nothing is hidden.',
    'fade-focus': 'A block under the focus is shown.',
    'fade-lost-script': 'Every block is there when the script never comes.',
    'fade-without-script': 'Without script nothing is faded.',
  },
  'Audiences and questions': {
    'audience-sections':
      'Each audience has its picture, prices, and questions with the first one open.',
    'audience-pictures-aligned': 'Two pictures side by side are on one line.',
    'audience-index': 'A name leads to its section, clear of whatever stays on top.',
    'audience-focus-visible': 'The focus is never hidden behind the names that stay on top.',
    'audience-none': 'Whoever is in no audience finds a booking link and a phone number.',
    'audience-without-script': 'Index, pictures and questions work without script.',
    'faq-accordion': 'Questions start closed, one is open at a time, and an open one closes.',
    'faq-address': 'The address of a question opens it, and each answer links to itself.',
    'faq-without-script': 'The address of a question opens it without script.',
  },
  Contact: {
    'contact-first-screen': 'Status, booking, number and hours are on the first screen of a phone.',
    'contact-details':
      'Address, mail, client portal, payment page, reply time and the warning about tax documents are given.',
    'status-live': 'The status changes when the minute comes and after the tab was asleep.',
    'status-holiday': 'A holiday is closed.',
    'status-visitor-zone': "A visitor in another zone reads the firm's time and their own.",
    'status-own-zone': 'A visitor in the zone of the firm reads one time only.',
    'status-clock-changes': 'The status is right over clock changes and in every zone.',
    'status-no-shift': 'Nothing moves when the status comes.',
    'contact-card': 'The contact card holds the data of the firm.',
    'download-names': 'Downloads are named after the firm.',
    'accessibility-statement': 'The accessibility statement is a link away from every footer.',
    'contact-without-script': 'Without script the hours and every way to reach the firm are there.',
  },
  'Text messages': {
    'sms-program': 'The page names the program, the business, the kinds of messages and STOP.',
    'sms-frequency': 'Recurring messages are announced, with a number if the firm has set one.',
    'sms-links-before-button': 'The links to all three documents come before the button.',
    'sms-no-promotion-elsewhere': 'Pages about prices and other services do not lead to texts.',
    'sms-open-to-reviewers': 'The page is public, indexable and shows only contacts of the firm.',
    'sms-consent':
      'Consent is one unchecked box whose label says what is agreed to; the links to the other documents are beside it, outside the label.',
    'sms-consent-links': 'Enter on a link inside the consent follows the link.',
    'sms-fields': 'Name and number are required, and known to the browser as such.',
    'sms-button-waits': 'The button waits for name, number and consent and says what is missing.',
    'sms-return':
      'Coming back keeps what was typed, with and without the back/forward cache, but not the consent.',
    'sms-incomplete': 'An incomplete form is refused with an alert, every time.',
    'sms-mail': 'Submitting opens a mail with address, subject, lines, request and proof.',
    'sms-no-call': 'Submitting calls no server.',
    'sms-any-name': 'Any name and any way to write a number arrive intact.',
    'sms-afterward': 'Afterward the message can be copied, with a number to call; nothing is lost.',
    'sms-copy-without-clipboard': 'Without a clipboard the message is selected.',
    'sms-early-input': 'What was typed, checked or sent before the script came counts.',
    'sms-button-no-shift': 'The button looks the same before and after the script starts.',
    'sms-without-script': 'Without script the form checks itself and opens a mail.',
  },
  'Sample outcomes': {
    'outcomes-tables': 'Three tables show every amount under the columns of their type.',
    'outcomes-disclosure': 'The page says that the outcomes are samples and what the words mean.',
    'outcomes-booking': 'The page leads to booking.',
    'outcomes-drawings': 'Drawings follow the amounts, to one scale, a refund to the left.',
    'outcomes-cards': 'On a phone, cards are still rows and labeled cells.',
    'outcomes-fit': 'No cell is cut off from 320 px up.',
    'outcomes-no-shift': 'Nothing moves when the script starts or a table is sorted.',
    'outcomes-without-script': 'Without script the tables are complete and offer no sorting.',
    'sort-keyboard': 'A column is sorted and reversed by keyboard and mouse.',
    'sort-announced': 'Each sort is announced.',
    'sort-missing-last': 'Missing amounts come last; a refund is less than any tax due.',
    'sort-order': 'Numbers sort as numbers, ties keep their order.',
    'sort-menus': 'On a phone two labeled menus sort a table.',
    'sort-early': 'A column or option chosen before the script came counts.',
  },
  'Articles, legal pages, library': {
    'article-first-screen': 'The answer of an article is on the first screen of a phone.',
    'article-facts':
      'An article says who writes and who reviewed it, from where and when, and that its client is invented.',
    'article-record': 'The sample record of an article is one click away.',
    'article-tables': 'Tables of an article have names and headers.',
    'article-charts':
      'A chart of an article is a table with every figure in words; a screen reader skips its drawing.',
    'article-questions': 'Questions of an article open by themselves, and are all open on paper.',
    'article-worksheet':
      'The worksheet of an article is printed alone on one page if it is the address.',
    'article-notes': 'Notes lead both ways, and ids are unique.',
    'article-neighbors': 'Articles lead from one to the next and back.',
    'article-contents-phone': 'On a phone the contents unfold and lead to a chapter.',
    'article-contents-desktop': 'On a desktop the contents stay beside the text.',
    'article-print': 'A printed article has its sources and nothing of the site around it.',
    'print-ends-with-legal-lines': 'A printed page ends with its legal lines.',
    'article-without-script': 'Contents and notes work without script.',
    'legal-page': 'A legal page has its name, date, contents and addresses for its chapters.',
    'legal-contact-links': 'A legal page links to the mailbox and to the website.',
    'legal-contents-phone': 'On a phone the contents of a legal page are folded.',
    'legal-print': 'A legal page prints its date and chapters, without navigation.',
    'legal-optional-paragraphs': 'Optional paragraphs follow the facts of the firm.',
    'library-coming-soon': 'The library says coming soon; its teasers are no links.',
    'library-blog': 'The blog leaves the site in a new tab and says so.',
    'calendar-table': 'The calendar has every deadline with its date, moved ones explained.',
    'calendar-dates': 'Deadlines move over weekends and holidays as the law has it.',
    'calendar-table-roles': 'On a phone the calendar is still a table to assistive technology.',
    'calendar-file': 'The calendar file holds the dates of the table.',
    'calendar-filter':
      'Without script, a link shows the dates of one state with the federal ones, on screen and on paper, and their file.',
    'calendar-without-states': 'A calendar without states has no filter.',
  },
  'Errors and unknown addresses': {
    'not-found-page': 'An unknown address is the not-found page with status 404 and a way home.',
    'not-found-logged': 'An unknown address is logged to the console once.',
    'not-found-lookalikes': 'Addresses that only look like pages are not found and not indexed.',
    'not-found-without-script': 'The not-found page works without script.',
    'server-failure-page':
      'A server that fails sends the error screen with status 500 and a number to call.',
    'error-screen':
      'An island that fails shows the error screen in its place: title, text without a stack, number to call.',
  },
  Islands: {
    'island-near': 'An island is hydrated when it comes within 300 px of the window.',
    'island-touched': 'An island is hydrated when it is touched, pointed at, focused or typed in.',
    'island-no-react-before': 'Nothing of React is asked for before an island needs it.',
    'no-island-no-react': 'A page without an island asks for the small script only.',
    'script-size': 'The small script has at most 4 kB with its inline part, without React.',
    'island-props': 'The data of an island has at most 2 kB.',
    'hydration-clean': 'Islands are hydrated without an error on every page.',
    'island-lost-script':
      'When the script of an island cannot be loaded, what is there works or says what to do.',
  },
  'Theme, type and privacy': {
    'theme-switch': 'The theme follows the system; the switch overrides it and is remembered.',
    'theme-no-flash': 'A remembered theme is there at the first paint.',
    'theme-bad-storage': 'A stored theme that is no theme is ignored.',
    'accented-letters': 'Accented letters are set in the faces of the site, fetched when needed.',
    'late-fonts': 'Faces that arrive late move nothing.',
    'first-visit': 'The home page is at most 130 kB in 14 requests on a first visit with a phone.',
    'first-paint':
      'The home page asks for two faces, one picture and the small script before it paints.',
    'picture-weight':
      'A photo of 8 MB costs a visitor less than 100 kB, upright and without what the camera noted.',
    'privacy-nothing-stored': 'Reading and calculating leave nothing on the device.',
    'privacy-theme-only': 'The theme switch stores one word and nothing else.',
    'early-menu': 'Menus answer before the script files have come.',
    'early-theme': 'The theme switch answers before the script files have come.',
    'menus-without-script': 'Menus work without script.',
  },
  'Every page': {
    'pages-answered': 'Every page is answered with status 200.',
    'page-landmarks': 'Every page has one main heading, header, main part and footer.',
    'page-width': 'Nothing on a page reaches over an edge of the window from 320 to 2560 px.',
    reflow: 'At 400% zoom no word is outside the window and most of it is free.',
    axe: 'axe finds nothing on any page in any of its states.',
    'axe-on-error-pages': 'axe finds nothing on the not-found page and the error screen.',
    'axe-matrix': 'axe finds nothing in four widths, light, dark and forced colors.',
    'text-spacing': 'With wide text spacing nothing is cut off.',
    'target-size': 'Every target is at least 24 px or allowed an exception.',
    'reduced-motion': 'With reduced motion nothing moves.',
    'keyboard-order': 'Tab reaches every control once, in order, with a ring, uncovered.',
    'screen-reader': 'A screen reader hears the main journeys as they are written down.',
    'page-clean': 'No page writes to the console, asks another origin or sets a cookie.',
    'pages-without-script': 'Every page is complete and usable without script.',
    'links-lead-somewhere': 'Every link leads to a page or a file.',
    'anchors-exist': 'Every anchor leads to a place on its page.',
    'links-leave-safely': 'Every link to another site opens a tab without an opener.',
    'no-holes': 'No page has an empty element or an unfilled fact.',
    'ids-unique': 'No id appears twice on a page.',
    'charset-first': 'The first element of every page names its character set.',
    'styles-by-kind': 'Pages of one kind have the same styles, so that one header allows them all.',
    'other-words': 'The words and the language of the site itself are in one file of the content.',
    'below-a-path': 'Every address of the site can be below a path of its host.',
    'github-pages':
      'On GitHub Pages the policy is in the page, and an old address leads to the new one.',
    'page-head': 'Every page has its own title, description and canonical address.',
    'social-cards': 'Every page has a social card of 1200 by 630.',
    'structured-data':
      'Structured data has one firm and the trail of the page, and says only what the page shows.',
    'firm-structured-data': 'Structured data has the hours, number and links of the firm.',
    'offers-structured-data': 'Structured data has every price; a plus sign means a lowest price.',
    sitemap: 'The sitemap has every page once, with its date.',
    robots: 'robots.txt names the sitemap.',
    feed: 'The feed has every article.',
    llms: 'llms.txt names every page.',
    'markdown-twins': 'Every page has a Markdown twin.',
    'security-txt': 'security.txt names a contact and an end date.',
    'manifest-and-icons': 'The manifest and its icons are there.',
    'growing-firm':
      'A service, article, person, office, record, value, section, notice or old address that a firm adds or takes out is followed by pages, menus, sitemap and data.',
    'solo-firm':
      'A firm of one Enrolled Agent has no word of another firm, no title it does not hold, no broken sentence and no empty band, and passes the launch check once its facts are set.',
    'optional-absent':
      'Without SMS program, partners, blog, networks, portrait and licenses nothing of them is left.',
    'own-face': 'A font of the firm replaces the built-in one everywhere.',
    'white-label': 'Nothing of the sample is left in the build of another firm.',
  },
  'Security and tools': {
    'policy-header': 'Every page has the strict policy and sets no cookie.',
    'policy-refuses-strings': 'The policy refuses strings as HTML or code.',
    'policy-refuses-loading':
      'The policy refuses inline code, other origins, frames and forms sent away.',
    'bundle-no-parsers': 'No parser, schema or Markdown renderer reaches the browser.',
    'bundle-no-content': 'No script file has a sentence of the content.',
    'editor-not-built': 'The editor is in no build.',
    'editor-price': 'The editor refuses a wrong price in words and saves a right one.',
    'editor-gate': 'The editor saves only what can be built.',
    'editor-remarks': 'The editor saves what could read better, and then says how.',
    licenses: 'Every dependency has a license that allows its use.',
    secrets: 'No secret is in the repository.',
  },
  'The sample': {
    'sample-addresses': 'The sample has the 27 addresses of the specification and no other.',
    'sample-menus':
      'Its header leads home and to the links of the menus About, Services and Resources.',
    'sample-footer':
      'Its footer has the listed pages, five articles, four social networks, phone, hours, tagline and the scheduling link.',
    'sample-outbound-links':
      'Its four social links are on every page, its two partners on pricing and other services, its blog in the learning library.',
    'sample-prices':
      'Every package, extra cost and additional service has the price of the specification.',
    'sample-guarantee': 'Its guarantee is twice the fee, never three times, with a worked refund.',
    'sample-calculator': 'Its calculator shows 17% and 70% of the tax paid and the effective rate.',
    'sample-currency': 'Amounts are U.S. dollars without cents.',
    'sample-portrait':
      'In place of the portrait it has not, it shows one drawing of three by four and asks for no photo.',
    'sample-words':
      'Its home, pricing, service, about and library pages say what the specification says; an unknown address says "Oops! Page not found".',
    'sample-counts':
      'It has 3 stories, 3 core services, the 10 parts of pricing in order, 11 audiences, 11 questions, 12 outcomes in 3 tables, 8 differentiators, 22 extras and the labels of the SMS form.',
    'sample-legal': 'Its legal pages have their names, dates and the breach notice of 15 days.',
    'sample-sms':
      'Its SMS page has the sentences, labels, kinds of messages and consent that carriers ask for.',
    'sample-page-length':
      'No page of the sample is longer than about twelve screens of a phone, no article than fourteen.',
    'sample-exhibits':
      'Every service of the sample has its exhibit, and Other Services groups its extras by question.',
    'sample-articles':
      'Each article names its city in title, headline and first sentence, has at most 1,600 words, a diagram and a linked source in every note.',
    'sample-titles':
      'Its titles name the subject, then the firm, in at most 60 characters where that can be.',
    'sample-banned-words': 'It uses no words that a careful tax firm avoids.',
    'sample-headings': 'No heading stands twice on a page of it.',
    'sample-readable':
      'Its pages read at grade 9 (legal ones 10.5), with sentences of 28 words (35) at most, "generally" three times at most, in U.S. spelling.',
  },
} as const

type Groups = typeof requirements
type RequirementId = { [Group in keyof Groups]: keyof Groups[Group] }[keyof Groups]

const sentences: Record<RequirementId, string> = Object.assign({}, ...Object.values(requirements))

/** Title and details of a Playwright test that proves these requirements and nothing else. */
export function proves(...ids: RequirementId[]): [title: string, details: { tag: string[] }] {
  return [ids.map((id) => sentences[id]).join(' '), { tag: ids.map((id) => `@${id}`) }]
}

/** Details of a test with a title of its own: Playwright's `tag`, Vitest's `tags`. */
export function covers(...ids: RequirementId[]): { tag: string[]; tags: string[] } {
  return { tag: ids.map((id) => `@${id}`), tags: ids }
}
