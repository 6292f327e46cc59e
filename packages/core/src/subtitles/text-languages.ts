import type { Encoding } from './encodings';

interface OtherLetters {
  letters: RegExp;
  count: number;
  /** Of all letters. */
  share: number;
}

/** How often the letters of a language occur in its encodings. */
export interface TextLanguage {
  /** ISO 639 codes of the languages that share it. */
  codes: string;
  /** The likelier first. */
  encodings: readonly Encoding[];
  /** Letters beyond ASCII, the most frequent first. */
  letters: string;
  /** Further letters, of which none is frequent. */
  others?: OtherLetters;
  /** Whether they stand among ASCII letters. */
  isLatin: boolean;
}

const western: readonly Encoding[] = ['windows-1252'];
const central: readonly Encoding[] = ['windows-1250', 'iso-8859-2'];
const baltic: readonly Encoding[] = ['windows-1257'];
const cyrillic: readonly Encoding[] = ['windows-1251', 'koi8-r', 'iso-8859-5'];
const hanzi = { letters: /[\u3400-\u9fff]/, count: 6000, share: 0.3 };

const latin = (codes: string, encodings: readonly Encoding[], letters: string): TextLanguage => ({
  codes,
  encodings,
  letters,
  isLatin: true,
});
const script = (codes: string, encodings: readonly Encoding[], letters: string): TextLanguage => ({
  codes,
  encodings,
  letters,
  isLatin: false,
});
const syllabic = (
  codes: string,
  encodings: readonly Encoding[],
  letters: string,
  others: OtherLetters,
): TextLanguage => ({ codes, encodings, letters, others, isLatin: false });

/** The first is the language of texts that say nothing. */
export const textLanguages: readonly TextLanguage[] = [
  latin('en', western, 'éñïçè'),
  latin('fr', western, 'éèàêçôùâîûœëï'),
  latin('de', western, 'üäößé'),
  latin('es gl', western, 'óíáéñ¿¡úü'),
  latin('pt', western, 'ãáéçíóêõúâàô'),
  latin('it', western, 'èàéòùì'),
  latin('nl', western, 'ëéïèöüêó'),
  latin('sv', western, 'äåöé'),
  latin('da no nb nn', western, 'åøæéòê'),
  latin('fi', western, 'äöå'),
  latin('is fo', western, 'áíðéóþúæöý'),
  latin('ca', western, 'àéèíóòçúïü·'),
  latin('pl', central, 'łężąśćóńź'),
  latin('cs', central, 'íáéěšžřčýůúťďňó'),
  latin('sk', central, 'áíčšžéýúľťôňďäóĺŕ'),
  latin('hr bs sr sl', central, 'šćčžđ'),
  latin('hu', central, 'áéöőóíüúű'),
  latin('ro', central, 'ăţşîâ'),
  latin('sq', western, 'ëç'),
  latin('lt', baltic, 'ėšųįžūčąę'),
  latin('lv', baltic, 'āīšēūņžļčķģ'),
  latin('et', baltic, 'äõüöšž'),
  latin('tr az', ['windows-1254'], 'ıüşçöğİâîû'),
  latin('vi', ['windows-1258'], '\u0300\u0301đưôơ\u0323\u0309êâă\u0303'),
  script('ru', cyrillic, 'оеаитнсрвлкмдупяьыгзбчйжшхюэщцфёъ'),
  script('uk', cyrillic, 'оанеитвірслкмдупяьзгбчйхшюжєщїцфґ'),
  script('be', cyrillic, 'аніяетрсолвкдмупыцьзгбчйжшюэхўіёф'),
  script('bg', cyrillic, 'аеоитнсврлдкмупзябгчшщжъйцхюфь'),
  script('sr mk bs', ['windows-1251', 'iso-8859-5'], 'аоеинтсрјмвкдулпзгшбчжћњцхљђфџќѓѕѐѝ'),
  script('el', ['windows-1253'], 'αοτειςνσρπμκηυλίάόέδγθωήχύφώβξζψϊϋΐΰ'),
  script('he yi', ['windows-1255'], 'יאולהתרמשנבכעדחקםפזטגסןצךףץ'),
  script('ar', ['windows-1256'], 'الينتمرهوكدبعسفحقأجةذشخصطىزإءضغثئ،؟ظآؤ'),
  script('fa ur', ['windows-1256'], 'انريوهمتدبسشكخگزآعقفجحپغچلصطئضذظثژ،؟ى'),
  script('th', ['windows-874'], 'านเร่มกวอ้ไงัยทีคดะลีสิปตหแุจืพบู็ใชขผถโซธำณ์ฉภศญๆฟษฐฮฝฎฤ๊๋ฬฑฆฏฌฒ'),
  syllabic(
    'zh',
    ['gb18030', 'big5'],
    '的我你是了不们們一这這他么麼在有个個好来來人那会會什说說没沒为為到吗嗎要就她想去能知道都看对對得吧过過里裡还還时時大和可上以后後很子地出' +
      '样樣生下把谢謝天中自它让讓点點现現真心给給家事只从從做回最当當爱愛死小再走头頭快见見跟请請用话話些谁誰但女没前老成开開年起所国國' +
      '發发情手意等定动動太心妈媽爸先面间間行多然如此之于於而者主无無与與同学學日本明经經呢啊哦嗨喂，。？！、：；「」《》…',
    hanzi,
  ),
  syllabic(
    'ja',
    ['shift_jis', 'euc-jp'],
    'いのんたてなかにしっはとるがでうをだれもらこりくすよあまさきそけどつえわおせちねやみほじっばろょゃへめごぶゅひむげぐび' +
      'ンースルトイラリクッアドシレジタフマロコテプムバカグサメニパキナオィデチェウツミハダブワビャョュケヒモノソゴエズ。、？！「」…　',
    hanzi,
  ),
  syllabic(
    'ko',
    ['euc-kr'],
    '이다는어가지을나고에아그하해한니있안거의요도네자내기리사로들은당야게대마일인만너시말수라서무우여전정보를뭐면과난부오제군스없었았렇까세모주알생' +
      '저할냐원습겠왜좋잘습와했',
    { letters: /[\uac00-\ud7a3]/, count: 1800, share: 0.35 },
  ),
];
