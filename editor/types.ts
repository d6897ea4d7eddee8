import type { Control } from '#app/content/engine/declared.ts'
import type { LoadedFiles } from '#app/content/engine/load.ts'
import type { NotationName } from '#app/content/engine/notation.ts'
import type { Path, Problem } from '#app/content/engine/problem.ts'
import type { TextPart } from '#app/content/engine/syntax.ts'

// What the editor's server and its page send each other.

export type Labels = {
  label: string
  /** What it is for. */
  about?: string
  /** What the content check expects here, with its limits. */
  hint: string
  example?: string
  optional?: true
  /** Of a picture: how wide to how high it is shown. */
  shape?: readonly [number, number]
  /** Drawings of the site that may take the place of a picture. */
  drawings?: readonly string[]
  /** The title of the part of the form that begins here. */
  part?: string
}

/** `or`: a group that may take the place of the text. */
export type FormField = Labels &
  (
    | ({
        kind: 'text'
        control: TextControl
        or?: FormField
        names?: string
        holds?: readonly TextPart[]
      } & Written)
    | ({ kind: 'number' } & Written)
    | { kind: 'flag' }
    | { kind: 'choice'; options: Option[] }
    | { kind: 'group'; fields: Record<string, FormField> }
    | { kind: 'list'; item: FormField; min: number; max?: number }
    /** Names that the owner may choose, each with the same fields; `name` is one of them. */
    | { kind: 'table'; value: FormField; name?: string }
    /** One of several groups; the field `by` says which. */
    | { kind: 'variants'; by: string; variants: Variant[] }
  )
type Written = { max?: number; notation?: NotationName }
/** One line, several, or as the schema says. */
export type TextControl = 'line' | 'long' | Control
/** What the file says, and what the form calls it. */
type Option = { value: string; name: string }
export type Variant = {
  is: string | boolean
  name: string
  /** What it is for, in one line. */
  about?: string
  fields: Record<string, FormField>
}

/** The fields of a block in a text; not whole if some of its words fit no field. */
export type ReadCard = { value: Record<string, unknown>; isWhole: boolean }

/** `name` is the owner's: the title of the service or article. `part`: the firm can do without it. `all`: all
    of its kind can be removed together. `address`: of a page. */
type FileEntry = {
  file: string
  what: string
  name: string
  address?: string
  draft?: true
  hidden?: true
  part?: true
  all?: { file: string; name: string }
}

/** What has a place for pages, each in its order. */
export type MenuPart = 'menu' | 'footer'
/** The home page, a menu, a column of the footer, pages that are in none, or files that are no pages. */
export type Branch = {
  part: MenuPart | 'home' | 'loose' | 'data'
  title: string
  /** As they are called there. */
  leaves: { file: string; name: string }[]
}

/** What can be done with a page where it stands: put it there, at the end without `at`, or nowhere without
    `group`; call it otherwise, there or everywhere; show it or not; copy it. And with a menu: call it otherwise. */
export type TreeRequest =
  | { act: 'place'; file: string; part: MenuPart; group: string; at?: number }
  | { act: 'name'; file: string; part?: MenuPart; name: string }
  | { act: 'show'; file: string; as: 'shown' | 'hidden' | 'draft' }
  | { act: 'copy'; file: string }
  | { act: 'group'; part: MenuPart; from: string; to: string }

/** A word in a field: the field in the words of its form, and the sentence around the word, which begins at
    `at` of the field's text. `fixed`: a part of an address or a name, which is not replaced. */
export type Hit = Place & {
  at: number
  field: string
  before: string
  match: string
  after: string
  fixed?: true
}

/** What the check says of the saved files. */
export type Overview = Pick<LoadedFiles, 'problems' | 'paths'> & {
  folder: string
  images: readonly string[]
  facts: Readonly<Record<string, string>>
  /** What the forms call the facts that a text can say. */
  factNames: Readonly<Record<string, string>>
  files: FileEntry[]
  /** The site as a person knows it. */
  tree: Branch[]
  /** It still is the sample. */
  untouched: boolean
  /** Where to go because the editor was stopped while it wrote a step. */
  interrupted?: 'begin' | 'moved'
  /** What a field may name by its id, by kind; none while there are problems. */
  ids: Readonly<Record<string, Option[]>>
}

export type Opened = FileEntry & {
  /** Changes with the text of the file, whoever changes it. */
  version: string
  text: string
  /** The page that shows the file; missing after a save that has not changed it. */
  page?: string | undefined
  /** Missing when the text cannot be parsed: then only the text can be edited. */
  form?: { field: FormField; value: unknown }
}

/** What is not saved yet: the values of the form, or the whole text. */
export type Unsaved = { value: unknown } | { text: string }
export type Draft = { file: string; version: string } & Unsaved
/** By file. */
export type UnsavedFiles = Readonly<Record<string, Unsaved>>
/** A field of a file. */
export type Place = { file: string; path: Path }

/** `done` says what was done with the picture. */
export type SavedPicture = { name: string; done: string }

/** A field that names a picture, or a text that shows it, in the words of the form. */
export type PictureUse = {
  link: string
  words: string
  /** The field that describes it there, and what that says. */
  described?: { link: string; words: string } | undefined
}
export type Picture = { name: string; width: number; height: number; uses: PictureUse[] }
/** All pictures, and the names of those that were removed and can be put back. */
export type Pictures = { pictures: Picture[]; removed: string[] }

/** A link to a page that is renamed or deleted: its field in the words of the form, and where it will
    lead. Without `to` the entry is removed. */
export type Following = { file: string; path: Path; words: string; to?: string }

/** Asks to rename a page, `name` being the new last part of its address; without `name` to delete it, `to`
    being where its visitors go from then on. */
export type PageRequest = { file: string; name?: string; to?: string }

/** What renaming or deleting a page, or a part that a firm may do without, would change. `address` is its
    address or what it is called, `to` where its visitors go, if it had any. `mentions` have a word for it
    and stay. */
export type PagePlan = {
  address: string
  to: string
  follows: Following[]
  mentions: Following[]
  isPublic: boolean
}

/** Where the page is now, nowhere after it was deleted; the files that are not as they were before; and those
    that the step has changed. */
export type Moved = { id: string; words: string; file: string; left: string[]; changed: string[] }

/** A step that can be taken back. */
export type MovedStep = {
  id: string
  words: string
  day: string
  /** What taking it back is called. */
  back: string
}

/** What the check says of the drafts, and the name of the page made of them if there is one; `empty` says how
    many of its fields are needed and not filled in. */
export type Previewed = { problems: Problem[]; id?: string; empty?: number }

/** What can be added, with its short form. */
export type NewCard = {
  kind: string
  title: string
  about: string
  /** What to know once it is added. */
  after: string
  field: FormField
  value: unknown
}

/** A question of "Make it yours": its fields, by the names of the answers, and the fields and files where the
    answers can be changed later, each with its name. */
export type BeginQuestion = {
  name: string
  title: string
  about?: string
  fields: Record<string, FormField>
  links: (readonly [link: string, name: string])[]
}

/** Sentences of a file that came with the sample, each with its field. `gone`: it names a page that has left. */
export type ToRead = { file: string; sentences: { link: string; text: string; gone: boolean }[] }

/** The questions with the answers to begin with; `undo` is the step that can be taken back. */
export type Beginning = {
  untouched: boolean
  form: BeginQuestion[]
  value: Record<string, Record<string, unknown>>
  read: ToRead[]
  /** What left with the sample and can come back. */
  left: { file: string; name: string }[]
  undo?: string
  /** The editor was stopped while it wrote the answers. */
  isOpen?: true
}

/** In words, with the field to open. */
export type Change = {
  words: string
  /** What the words begin with, before a colon: the part of the site that has changed. */
  title?: string
  link?: string | undefined
  onFile?: true | undefined
}

/** What I and somebody else changed, each in words. */
export type Clash = { id: string; words: string; link?: string; mine: string; theirs: string }
/** Whose stays, by the id of the clash. */
export type Choices = Readonly<Record<string, 'mine' | 'theirs'>>

/** Why something was refused, with the problems of the content, what a program said, the files that
    somebody else has changed meanwhile, or what both have changed and published. */
export type Trouble = {
  why: string
  output?: string
  problems?: Problem[] | undefined
  newer?: string[]
  clashes?: Clash[]
  /** Texts that name what a save takes away, and can go with it; then, in words, what would leave. */
  along?: Following[]
  leaving?: string[]
}

/** A version that can be gone back to: its day and time in words, and what it is about. */
export type Version = {
  id: string
  when: string
  sentence: string
  /** The editor has not made it. */
  isOther?: true
}

export type Publishing = {
  /** Where it goes, in words. */
  to: string
  /** Nothing has been published from this computer yet. */
  first: boolean
  changes: Change[]
  /** What the launch check says that should not go out. */
  blockers: Change[]
  versions: Version[]
}

/** `added` came from others. */
export type Published = { words: string; url?: string; added?: Change[] }

/** What has to be looked at again after a day. */
export type SeasonEntry = {
  /** Its field: `tax-facts.yaml/section179/validThrough`. */
  link: string
  name: string
  /** Its last day, and whether that is over. */
  last: string
  over: boolean
  /** What the site says now, and how that changed within a year. */
  now: string
  before: string[]
  fix: string
  /** The day it gets if a look was enough. */
  renewed?: string | undefined
  /** Whether a page shows it, or it matters all the same. */
  isShown: boolean
  /** What it is looked up in. */
  source?: { id: string; name: string; url?: string | undefined } | undefined
}

/** Saved and not published. */
export type Waiting = { count: number; files: string[] }

/** How a page will differ from what visitors see now. */
export type PageChange = { path: string; how: 'new' | 'changed' | 'gone' }
